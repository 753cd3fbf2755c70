package io.github.crisisrules.fairness.fit;

/**
 * Operations on symmetric, positive definite matrices that a fit needs: Cholesky factor, linear solution, and the
 * diagonal of the inverse.
 */
final class Matrix {
    private Matrix() {}

    /** Returns the lower triangular matrix L for which L Lᵀ is the given matrix. */
    static double[][] cholesky(double[][] matrix) {
        int n = matrix.length;
        double[][] lower = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = matrix[i][j];
                for (int k = 0; k < j; k++) {
                    sum -= lower[i][k] * lower[j][k];
                }
                lower[i][j] = i == j ? Math.sqrt(sum) : sum / lower[j][j];
            }
        }
        return lower;
    }

    /** Returns the vector x that solves L Lᵀ x = right. */
    static double[] solve(double[][] lower, double[] right) {
        int n = right.length;
        double[] x = right.clone();
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < i; k++) {
                x[i] -= lower[i][k] * x[k];
            }
            x[i] /= lower[i][i];
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int k = i + 1; k < n; k++) {
                x[i] -= lower[k][i] * x[k];
            }
            x[i] /= lower[i][i];
        }
        return x;
    }

    /** Returns the square roots of the diagonal of the inverse. */
    static double[] errors(double[][] matrix) {
        double[][] lower = cholesky(matrix);
        double[] errors = new double[matrix.length];
        for (int i = 0; i < errors.length; i++) {
            double[] unit = new double[errors.length];
            unit[i] = 1;
            errors[i] = Math.sqrt(solve(lower, unit)[i]);
        }
        return errors;
    }
}
