#include "core/kernels/principal_directions.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

namespace playground {
namespace {

using Points = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

// P^T P or P P^T, whichever is smaller: they have the same non-zero spectrum.
Eigen::MatrixXd gram(const Eigen::Map<const Points>& points) {
  if (points.cols() > points.rows()) return points.lazyProduct(points.transpose());
  return points.transpose().lazyProduct(points);
}

// Of length 1, its largest entry positive.
Eigen::VectorXd settled(const Eigen::VectorXd& direction) {
  Eigen::Index largest = 0;
  direction.cwiseAbs().maxCoeff(&largest);
  return direction / std::copysign(direction.norm(), direction[largest]);
}

}  // namespace

std::vector<double> principal_directions(std::span<const double> points, std::int64_t width,
                                         std::int64_t count) {
  const auto rows = static_cast<std::int64_t>(points.size()) / width;
  const Eigen::Map<const Points> cloud(points.data(), rows, width);
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(gram(cloud));
  const Eigen::VectorXd& spread = solver.eigenvalues();  // rising
  std::vector<double> result(static_cast<std::size_t>(count * width), 0.0);
  Eigen::Map<Points> directions(result.data(), count, width);
  const std::int64_t found = std::min({count, rows, width});
  const double least = std::max(0.0, spread[spread.size() - 1]) * 1e-12;
  for (std::int64_t i = 0; i < found; ++i) {
    const std::int64_t next = spread.size() - 1 - i;
    if (!(spread[next] > least)) break;
    Eigen::VectorXd direction = solver.eigenvectors().col(next);
    if (width > rows) direction = cloud.transpose().lazyProduct(direction).eval();
    directions.row(i) = settled(direction);
  }
  return result;
}

}  // namespace playground
