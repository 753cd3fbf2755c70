package io.github.crisisrules.fairness.run;

/** Quantiles of the normal distribution and of Student's t-distribution, and the tail probability of the latter. */
final class Quantile {
    private static final double[] CENTRE = {
        2509.0809287301227,
        33430.57558358813,
        67265.7709270087,
        45921.95393154987,
        13731.69376550946,
        1971.5909503065513,
        133.14166789178438,
        3.3871328727963665
    };
    private static final double[] UNDER_CENTRE = {
        5226.495278852546,
        28729.085735721943,
        39307.89580009271,
        21213.794301586597,
        5394.196021424751,
        687.1870074920579,
        42.31333070160091,
        1.0
    };
    private static final double[] SIDE = {
        0.0007745450142783414,
        0.022723844989269184,
        0.2417807251774506,
        1.2704582524523684,
        3.6478483247632045,
        5.769497221460691,
        4.630337846156546,
        1.4234371107496835
    };
    private static final double[] UNDER_SIDE = {
        1.0507500716444169e-9,
        0.0005475938084995345,
        0.015198666563616457,
        0.14810397642748008,
        0.6897673349851,
        1.6763848301838038,
        2.053191626637759,
        1.0
    };
    private static final double[] TAIL = {
        2.0103343992922881e-7,
        2.7115555687434876e-5,
        0.0012426609473880784,
        0.026532189526576124,
        0.29656057182850487,
        1.7848265399172913,
        5.463784911164114,
        6.657904643501103
    };
    private static final double[] UNDER_TAIL = {
        2.0442631033899397e-15,
        1.421511758316446e-7,
        1.8463183175100548e-5,
        0.0007868691311456133,
        0.014875361290850615,
        0.1369298809227358,
        0.599832206555888,
        1.0
    };

    private Quantile() {}

    /**
     * Returns a quantile of the standard normal distribution by Wichura's algorithm AS 241, with a relative
     * accuracy of about 1 in 10^16.
     */
    static double normal(double p) {
        double q = p - 0.5;
        if (Math.abs(q) <= 0.425) {
            double r = 0.180625 - q * q;
            return q * polynomial(CENTRE, r) / polynomial(UNDER_CENTRE, r);
        }
        double r = Math.sqrt(-StrictMath.log(q < 0 ? p : 1 - p));
        double value = r <= 5
                ? polynomial(SIDE, r - 1.6) / polynomial(UNDER_SIDE, r - 1.6)
                : polynomial(TAIL, r - 5) / polynomial(UNDER_TAIL, r - 5);
        return q < 0 ? -value : value;
    }

    private static double polynomial(double[] coefficients, double x) {
        double value = 0;
        for (double coefficient : coefficients) {
            value = value * x + coefficient;
        }
        return value;
    }

    /**
     * Returns a quantile of Student's t-distribution by Hill's algorithm 396 (1970), accurate to about six digits
     * from 3 degrees of freedom on.
     */
    static double student(double p, double freedom) {
        if (p < 0.5) {
            return -student(1 - p, freedom);
        }
        double tails = 2 * (1 - p);
        if (freedom == 1) {
            return 1 / StrictMath.tan(tails * Math.PI / 2);
        }
        if (freedom == 2) {
            return Math.sqrt(2 / (tails * (2 - tails)) - 2);
        }
        double a = 1 / (freedom - 0.5);
        double b = 48 / (a * a);
        double c = ((20700 * a / b - 98) * a - 16) * a + 96.36;
        double d = ((94.5 / (b + c) - 3) / b + 1) * Math.sqrt(a * Math.PI / 2) * freedom;
        double y = StrictMath.pow(d * tails, 2 / freedom);
        if (y > 0.05 + a) {
            double x = normal(tails / 2);
            y = x * x;
            if (freedom < 5) {
                c += 0.3 * (freedom - 4.5) * (x + 0.6);
            }
            c = (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b + c;
            y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x;
            y = a * y * y;
            y = y > 0.002 ? StrictMath.expm1(y) : 0.5 * y * y + y;
        } else {
            y = ((1 / (((freedom + 6) / (freedom * y) - 0.089 * d - 0.822) * (freedom + 2) * 3) + 0.5 / (freedom + 4))
                                            * y
                                    - 1)
                            * (freedom + 1)
                            / (freedom + 2)
                    + 1 / y;
        }
        return Math.sqrt(freedom * y);
    }

    /**
     * Returns the probability that a variable with Student's t-distribution is farther from 0 than {@code t}: the
     * regularized incomplete beta function at {@code f / (f + t²)}.
     */
    static double tails(double t, double freedom) {
        if (t == 0) {
            return 1;
        }
        double a = freedom / 2;
        double x = freedom / (freedom + t * t);
        // The continued fraction is evaluated at x or at 1 - x, whichever converges faster. The latter is computed
        // without cancellation.
        double front = StrictMath.exp(logGamma(a + 0.5)
                - logGamma(a)
                - logGamma(0.5)
                - a * StrictMath.log1p(t * t / freedom)
                + 0.5 * StrictMath.log(t * t / (freedom + t * t)));
        return x < (a + 1) / (a + 2.5)
                ? front * fraction(a, 0.5, x) / a
                : 1 - front * fraction(0.5, a, t * t / (freedom + t * t)) / 0.5;
    }

    /** Evaluates the continued fraction of the incomplete beta function by Lentz's method. */
    private static double fraction(double a, double b, double x) {
        double c = 1;
        double d = 1 / notZero(1 - (a + b) * x / (a + 1));
        double value = d;
        for (int m = 1; m <= 100_000; m++) {
            double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
            d = 1 / notZero(1 + even * d);
            c = notZero(1 + even / c);
            value *= d * c;
            double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            d = 1 / notZero(1 + odd * d);
            c = notZero(1 + odd / c);
            value *= d * c;
            if (Math.abs(d * c - 1) < 1e-15) {
                break;
            }
        }
        return value;
    }

    private static double notZero(double value) {
        return Math.abs(value) < 1e-300 ? 1e-300 : value;
    }

    /**
     * Returns the logarithm of the gamma function by Stirling's series, after raising arguments below 15 with Γ(x)
     * = Γ(x + 1) / x.
     */
    private static double logGamma(double x) {
        double shift = 0;
        double y = x;
        while (y < 15) {
            shift += StrictMath.log(y);
            y++;
        }
        double square = 1 / (y * y);
        double series = (1 / 12.0 - square * (1 / 360.0 - square * (1 / 1260.0 - square / 1680))) / y;
        return (y - 0.5) * StrictMath.log(y) - y + 0.5 * StrictMath.log(2 * Math.PI) + series - shift;
    }
}
