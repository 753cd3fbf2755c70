package org.teavm.classlib.java.text;

import org.teavm.jso.JSBody;

/** {@link java.text.Normalizer} in JavaScript, which TeaVM's library lacks. */
public final class TNormalizer {
    private TNormalizer() {}

    /** Returns the text in the given form. */
    public static String normalize(CharSequence text, Form form) {
        return normalize(text.toString(), form.name());
    }

    @JSBody(
            params = {"text", "form"},
            script = "return text.normalize(form);")
    private static native String normalize(String text, String form);

    /** {@link java.text.Normalizer.Form} in JavaScript. */
    public enum Form {
        NFD,
        NFC,
        NFKD,
        NFKC
    }
}
