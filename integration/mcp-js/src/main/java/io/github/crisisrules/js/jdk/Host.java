package io.github.crisisrules.js.jdk;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/**
 * The functions of JavaScript itself that replace parts of Java's library. Each is a method of Java around a native one, because classes that
 * are {@linkplain Replacements replaced} cannot call native methods.
 */
final class Host {
    private Host() {}

    static JSObject expression(String source, String flags) {
        return expressionNow(source, flags);
    }

    @JSBody(
            params = {"source", "flags"},
            script = "return new RegExp(source, flags);")
    private static native JSObject expressionNow(String source, String flags);

    static JSObject run(JSObject expression, String text, int from) {
        return runNow(expression, text, from);
    }

    @JSBody(
            params = {"expression", "text", "from"},
            script = "expression.lastIndex = from; return expression.exec(text);")
    private static native JSObject runNow(JSObject expression, String text, int from);

    static boolean isFound(JSObject found) {
        return isFoundNow(found);
    }

    @JSBody(params = "found", script = "return found !== null;")
    private static native boolean isFoundNow(JSObject found);

    static boolean hasGroup(JSObject found, int group) {
        return hasGroupNow(found, group);
    }

    @JSBody(
            params = {"found", "group"},
            script = "return found[group] !== undefined;")
    private static native boolean hasGroupNow(JSObject found, int group);

    static String group(JSObject found, int group) {
        return groupNow(found, group);
    }

    @JSBody(
            params = {"found", "group"},
            script = "return found[group];")
    private static native String groupNow(JSObject found, int group);

    static int index(JSObject found) {
        return indexNow(found);
    }

    @JSBody(params = "found", script = "return found.index;")
    private static native int indexNow(JSObject found);

    static String replace(JSObject expression, String text, String replacement) {
        return replaceNow(expression, text, replacement);
    }

    @JSBody(
            params = {"expression", "text", "replacement"},
            script = "expression.lastIndex = 0; return text.replace(expression, replacement);")
    private static native String replaceNow(JSObject expression, String text, String replacement);

    static JSObject big(int high, int low) {
        return bigNow(high, low);
    }

    @JSBody(
            params = {"high", "low"},
            script = "return BigInt(high) * BigInt(4294967296) + BigInt(low >>> 0);")
    private static native JSObject bigNow(int high, int low);

    static JSObject big(String digits) {
        return bigNow(digits);
    }

    @JSBody(params = "digits", script = "return BigInt(digits);")
    private static native JSObject bigNow(String digits);

    static int bits(JSObject value, int shift) {
        return bitsNow(value, shift);
    }

    @JSBody(
            params = {"value", "shift"},
            script = "return Number(BigInt.asIntN(32, value >> BigInt(shift)));")
    private static native int bitsNow(JSObject value, int shift);

    static String text(JSObject value, int radix) {
        return textNow(value, radix);
    }

    @JSBody(
            params = {"value", "radix"},
            script = "return value.toString(radix);")
    private static native String textNow(JSObject value, int radix);

    static double number(JSObject value) {
        return numberNow(value);
    }

    @JSBody(params = "value", script = "return Number(value);")
    private static native double numberNow(JSObject value);

    static int compare(JSObject one, JSObject other) {
        return compareNow(one, other);
    }

    @JSBody(
            params = {"one", "other"},
            script = "return one < other ? -1 : one > other ? 1 : 0;")
    private static native int compareNow(JSObject one, JSObject other);

    static JSObject add(JSObject one, JSObject other) {
        return addNow(one, other);
    }

    @JSBody(
            params = {"one", "other"},
            script = "return one + other;")
    private static native JSObject addNow(JSObject one, JSObject other);

    static JSObject subtract(JSObject one, JSObject other) {
        return subtractNow(one, other);
    }

    @JSBody(
            params = {"one", "other"},
            script = "return one - other;")
    private static native JSObject subtractNow(JSObject one, JSObject other);

    static JSObject multiply(JSObject one, JSObject other) {
        return multiplyNow(one, other);
    }

    @JSBody(
            params = {"one", "other"},
            script = "return one * other;")
    private static native JSObject multiplyNow(JSObject one, JSObject other);

    static JSObject divide(JSObject one, JSObject other) {
        return divideNow(one, other);
    }

    @JSBody(
            params = {"one", "other"},
            script = "return one / other;")
    private static native JSObject divideNow(JSObject one, JSObject other);

    static JSObject remainder(JSObject one, JSObject other) {
        return remainderNow(one, other);
    }

    @JSBody(
            params = {"one", "other"},
            script = "return one % other;")
    private static native JSObject remainderNow(JSObject one, JSObject other);

    static JSObject and(JSObject one, JSObject other) {
        return andNow(one, other);
    }

    @JSBody(
            params = {"one", "other"},
            script = "return one & other;")
    private static native JSObject andNow(JSObject one, JSObject other);

    static JSObject or(JSObject one, JSObject other) {
        return orNow(one, other);
    }

    @JSBody(
            params = {"one", "other"},
            script = "return one | other;")
    private static native JSObject orNow(JSObject one, JSObject other);

    static JSObject shift(JSObject value, int shift) {
        return shiftNow(value, shift);
    }

    @JSBody(
            params = {"value", "shift"},
            script = "return shift < 0 ? value >> BigInt(-shift) : value << BigInt(shift);")
    private static native JSObject shiftNow(JSObject value, int shift);

    static String lower(String text) {
        return lowerNow(text);
    }

    @JSBody(params = "text", script = "return text.toLowerCase();")
    private static native String lowerNow(String text);

    static String upper(String text) {
        return upperNow(text);
    }

    @JSBody(params = "text", script = "return text.toUpperCase();")
    private static native String upperNow(String text);

    static String character(int code) {
        return characterNow(code);
    }

    @JSBody(params = "code", script = "return String.fromCodePoint(code);")
    private static native String characterNow(int code);

    static String exponential(double value) {
        return exponentialNow(value);
    }

    @JSBody(params = "value", script = "return value.toExponential();")
    private static native String exponentialNow(double value);

    static double parse(String text) {
        return parseNow(text);
    }

    @JSBody(params = "text", script = "return Number(text);")
    private static native double parseNow(String text);
}
