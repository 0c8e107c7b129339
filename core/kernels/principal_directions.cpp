#include "core/kernels/principal_directions.h"

#include <Eigen/Core>
#include <Eigen/Eigenvalues>
#include <algorithm>

namespace playground {
namespace {

using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

void turn_largest_entry_positive(Eigen::RowVectorXd& direction) {
  Eigen::Index largest = 0;
  direction.cwiseAbs().maxCoeff(&largest);
  if (direction(largest) < 0) direction = -direction;
}

}  // namespace

std::vector<double> principal_directions(std::span<const double> points, std::int64_t width,
                                         std::int64_t count) {
  const auto columns = static_cast<Eigen::Index>(width);
  const auto rows = static_cast<Eigen::Index>(points.size()) / columns;
  const Eigen::Map<const Matrix> cloud(points.data(), rows, columns);
  // The smaller of P^T P and P P^T has the same non-zero spectrum; u of the latter gives P^T u.
  const bool wide = columns > rows;
  const Eigen::MatrixXd gram = wide ? Eigen::MatrixXd(cloud * cloud.transpose())
                                    : Eigen::MatrixXd(cloud.transpose() * cloud);
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(gram);
  const Eigen::Index found = gram.rows();
  const double largest = found > 0 ? solver.eigenvalues()(found - 1) : 0;

  std::vector<double> directions(static_cast<std::size_t>(count * width), 0.0);
  for (Eigen::Index i = 0; i < std::min<Eigen::Index>(static_cast<Eigen::Index>(count), found);
       ++i) {
    const Eigen::Index at = found - 1 - i;
    if (!(solver.eigenvalues()(at) > largest * 1e-12)) break;
    const Eigen::VectorXd vector = solver.eigenvectors().col(at);
    Eigen::RowVectorXd direction =
        wide ? Eigen::RowVectorXd((cloud.transpose() * vector).transpose())
             : Eigen::RowVectorXd(vector.transpose());
    direction.normalize();
    turn_largest_entry_positive(direction);
    std::copy(direction.data(), direction.data() + columns, directions.begin() + i * columns);
  }
  return directions;
}

}  // namespace playground
