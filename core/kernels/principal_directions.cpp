#include "core/kernels/principal_directions.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

// Written out rather than taken from Eigen, whose eigenvalue solver alone would be a fifth of the
// WebAssembly module.

namespace playground {
namespace {

// A symmetric matrix on its way to diagonal form, and the turns made so far.
class Jacobi {
 public:
  Jacobi(std::vector<double> symmetric, std::size_t size)
      : size_(size), matrix_(std::move(symmetric)), vectors_(size * size, 0.0) {
    for (std::size_t i = 0; i < size; ++i) vectors_[i * size + i] = 1;
  }

  // Golub and Van Loan, "Matrix Computations", section 8.5: cyclic sweeps of plane rotations.
  void diagonalize() {
    constexpr int most_sweeps = 60;
    for (int sweep = 0; sweep < most_sweeps && is_coupled(); ++sweep) {
      for (std::size_t p = 0; p + 1 < size_; ++p) {
        for (std::size_t q = p + 1; q < size_; ++q) rotate(p, q);
      }
    }
  }

  double value(std::size_t i) const { return matrix_[i * size_ + i]; }
  double vector(std::size_t row, std::size_t i) const { return vectors_[row * size_ + i]; }

 private:
  bool is_coupled() const {
    double apart = 0;
    double all = 0;
    for (std::size_t i = 0; i < matrix_.size(); ++i) {
      const double square = matrix_[i] * matrix_[i];
      all += square;
      if (i / size_ != i % size_) apart += square;
    }
    return apart > all * 1e-30;
  }

  void rotate(std::size_t p, std::size_t q) {
    const double coupling = matrix_[p * size_ + q];
    if (coupling == 0) return;
    const double theta = (value(q) - value(p)) / (2 * coupling);
    const double tangent =
        std::copysign(1 / (std::abs(theta) + std::sqrt(theta * theta + 1)), theta);
    const double cosine = 1 / std::sqrt(tangent * tangent + 1);
    const double sine = tangent * cosine;
    for (std::size_t k = 0; k < size_; ++k)
      turn(matrix_[k * size_ + p], matrix_[k * size_ + q], cosine, sine);
    for (std::size_t k = 0; k < size_; ++k)
      turn(matrix_[p * size_ + k], matrix_[q * size_ + k], cosine, sine);
    for (std::size_t k = 0; k < size_; ++k)
      turn(vectors_[k * size_ + p], vectors_[k * size_ + q], cosine, sine);
  }

  static void turn(double& a, double& b, double cosine, double sine) {
    const double before = a;
    a = cosine * before - sine * b;
    b = sine * before + cosine * b;
  }

  std::size_t size_;
  std::vector<double> matrix_;
  std::vector<double> vectors_;  // in columns
};

// The smaller of P^T P and P P^T: they have the same non-zero spectrum.
std::vector<double> gram(std::span<const double> points, std::size_t rows, std::size_t width) {
  const bool wide = width > rows;
  const std::size_t size = wide ? rows : width;
  const std::size_t summed = wide ? width : rows;
  const auto at = [&](std::size_t i, std::size_t k) {
    return wide ? points[i * width + k] : points[k * width + i];
  };
  std::vector<double> result(size * size, 0.0);
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      double sum = 0;
      for (std::size_t k = 0; k < summed; ++k) sum += at(i, k) * at(j, k);
      result[i * size + j] = result[j * size + i] = sum;
    }
  }
  return result;
}

// Of length 1, its largest entry positive.
void settle(std::span<double> direction) {
  const auto largest = std::max_element(direction.begin(), direction.end(), [](double a, double b) {
    return std::abs(a) < std::abs(b);
  });
  const double length =
      std::sqrt(std::inner_product(direction.begin(), direction.end(), direction.begin(), 0.0));
  const double divisor = std::copysign(length, *largest);
  for (double& entry : direction) entry /= divisor;
}

// The largest eigenvalue not in `used` yet.
std::size_t next_largest(const Jacobi& solved, const std::vector<char>& used) {
  std::size_t best = used.size();
  for (std::size_t i = 0; i < used.size(); ++i) {
    if (used[i] == 0 && (best == used.size() || solved.value(i) > solved.value(best))) best = i;
  }
  return best;
}

}  // namespace

std::vector<double> principal_directions(std::span<const double> points, std::int64_t width,
                                         std::int64_t count) {
  const auto columns = static_cast<std::size_t>(width);
  const std::size_t rows = points.size() / columns;
  const bool wide = columns > rows;
  const std::size_t found = std::min(rows, columns);
  Jacobi solved(gram(points, rows, columns), found);
  solved.diagonalize();

  std::vector<double> directions(static_cast<std::size_t>(count) * columns, 0.0);
  std::vector<char> used(found, 0);
  double largest = 0;
  for (std::size_t i = 0; i < std::min(static_cast<std::size_t>(count), found); ++i) {
    const std::size_t next = next_largest(solved, used);
    used[next] = 1;
    largest = std::max(largest, solved.value(next));
    if (!(solved.value(next) > largest * 1e-12)) break;
    const std::span<double> direction(directions.data() + i * columns, columns);
    for (std::size_t cell = 0; cell < (wide ? points.size() : columns); ++cell) {
      const double entry = solved.vector(wide ? cell / columns : cell, next);
      direction[cell % columns] += wide ? points[cell] * entry : entry;  // P^T u, or u itself
    }
    settle(direction);
  }
  return directions;
}

}  // namespace playground
