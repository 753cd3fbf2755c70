package io.github.crisisrules.fairness.summary;

/** Quantiles of the normal and of Student's distribution. */
final class Quantile {
    private Quantile() {}

    /** Wichura's algorithm AS 241, right to about 1 in 10^16. */
    static double normal(double p) {
        double q = p - 0.5;
        if (Math.abs(q) <= 0.425) {
            double r = 0.180625 - q * q;
            return q
                    * (((((((2509.0809287301226727 * r + 33430.575583588128105) * r + 67265.770927008700853) * r
                                                                                            + 45921.953931549871457)
                                                                                    * r
                                                                            + 13731.693765509461125)
                                                                    * r
                                                            + 1971.5909503065514427)
                                                    * r
                                            + 133.14166789178437745)
                                    * r
                            + 3.387132872796366608)
                    / (((((((5226.495278852545925 * r + 28729.085735721942674) * r + 39307.89580009271061) * r
                                                                                            + 21213.794301586595867)
                                                                                    * r
                                                                            + 5394.1960214247511077)
                                                                    * r
                                                            + 687.1870074920579083)
                                                    * r
                                            + 42.313330701600911252)
                                    * r
                            + 1.0);
        }
        double r = Math.sqrt(-Math.log(q < 0 ? p : 1 - p));
        double value;
        if (r <= 5) {
            r -= 1.6;
            value = (((((((7.7454501427834140764e-4 * r + 0.0227238449892691845833) * r + 0.24178072517745061177) * r
                                                                                            + 1.27045825245236838258)
                                                                                    * r
                                                                            + 3.64784832476320460504)
                                                                    * r
                                                            + 5.7694972214606914055)
                                                    * r
                                            + 4.6303378461565452959)
                                    * r
                            + 1.42343711074968357734)
                    / (((((((1.05075007164441684324e-9 * r + 5.475938084995344946e-4) * r + 0.0151986665636164571966)
                                                                                                    * r
                                                                                            + 0.14810397642748007459)
                                                                                    * r
                                                                            + 0.68976733498510000455)
                                                                    * r
                                                            + 1.6763848301838038494)
                                                    * r
                                            + 2.05319162663775882187)
                                    * r
                            + 1.0);
        } else {
            r -= 5;
            value = (((((((2.01033439929228813265e-7 * r + 2.71155556874348757815e-5) * r + 0.0012426609473880784386)
                                                                                                    * r
                                                                                            + 0.026532189526576123093)
                                                                                    * r
                                                                            + 0.29656057182850489123)
                                                                    * r
                                                            + 1.7848265399172913358)
                                                    * r
                                            + 5.4637849111641143699)
                                    * r
                            + 6.6579046435011037772)
                    / (((((((2.04426310338993978564e-15 * r + 1.4215117583164458887e-7) * r + 1.8463183175100546818e-5)
                                                                                                    * r
                                                                                            + 7.868691311456132591e-4)
                                                                                    * r
                                                                            + 0.0148753612908506148525)
                                                                    * r
                                                            + 0.13692988092273580531)
                                                    * r
                                            + 0.59983220655588793769)
                                    * r
                            + 1.0);
        }
        return q < 0 ? -value : value;
    }

    /** Student's distribution: Hill's algorithm 396 (1970), right to about six digits from 3 degrees of freedom on. */
    static double student(double p, double freedom) {
        if (p < 0.5) {
            return -student(1 - p, freedom);
        }
        double tails = 2 * (1 - p);
        if (freedom == 1) {
            return 1 / Math.tan(tails * Math.PI / 2);
        }
        if (freedom == 2) {
            return Math.sqrt(2 / (tails * (2 - tails)) - 2);
        }
        double a = 1 / (freedom - 0.5);
        double b = 48 / (a * a);
        double c = ((20700 * a / b - 98) * a - 16) * a + 96.36;
        double d = ((94.5 / (b + c) - 3) / b + 1) * Math.sqrt(a * Math.PI / 2) * freedom;
        double y = Math.pow(d * tails, 2 / freedom);
        if (y > 0.05 + a) {
            double x = normal(tails / 2);
            y = x * x;
            if (freedom < 5) {
                c += 0.3 * (freedom - 4.5) * (x + 0.6);
            }
            c = (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b + c;
            y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x;
            y = a * y * y;
            y = y > 0.002 ? Math.expm1(y) : 0.5 * y * y + y;
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
}
