#include "core/kernels/principal_directions.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

namespace playground {
namespace {

// P^T P or P P^T, whichever is smaller: they have the same non-zero spectrum.
Eigen::MatrixXd gram(const Doubles& points) {
  const auto p = points.matrix();
  if (p.cols() > p.rows()) return p.lazyProduct(p.transpose());
  return p.transpose().lazyProduct(p);
}

// Scaled to length 1, with its entry of largest magnitude positive.
Eigen::VectorXd settled(const Eigen::VectorXd& direction) {
  Eigen::Index largest = 0;
  direction.cwiseAbs().maxCoeff(&largest);
  return direction / std::copysign(direction.norm(), direction[largest]);
}

}  // namespace

Doubles principal_directions(const Doubles& points, std::int64_t count) {
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(gram(points));
  const Eigen::VectorXd& spread = solver.eigenvalues();  // in increasing order
  const std::int64_t found = spread.size();
  const double least = std::max(0.0, spread[found - 1]) * 1e-12;
  Doubles directions = Doubles::Zero(points.cols(), count);
  for (std::int64_t i = 0; i < std::min(count, found); ++i) {
    const std::int64_t next = found - 1 - i;
    if (!(spread[next] > least)) break;
    Eigen::VectorXd direction = solver.eigenvectors().col(next);
    if (points.cols() > found)
      direction = points.matrix().transpose().lazyProduct(direction).eval();
    directions.col(i) = settled(direction).array();
  }
  return directions;
}

}  // namespace playground
