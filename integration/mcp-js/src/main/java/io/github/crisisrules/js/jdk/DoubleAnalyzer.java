package io.github.crisisrules.js.jdk;

/** Stands for the class of TeaVM that finds the digits of a number, which has large tables: the host knows the digits. */
public final class DoubleAnalyzer {
    private DoubleAnalyzer() {}

    /** Finds 18 digits and the exponent of a number. */
    public static void analyze(double number, org.teavm.classlib.impl.text.DoubleAnalyzer.Result result) {
        result.sign = number < 0 || 1 / number < 0;
        String text = Host.exponential(Math.abs(number));
        int e = text.indexOf('e');
        String digits = text.substring(0, e).replace(".", "") + "00000000000000000";
        result.mantissa = Long.parseLong(digits.substring(0, 18));
        result.exponent = Integer.parseInt(text.substring(text.charAt(e + 1) == '+' ? e + 2 : e + 1));
    }
}
