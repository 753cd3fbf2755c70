package io.github.crisisrules.js.jdk;

import java.util.Locale;

/** Methods of {@link String} for which the host has the tables of Unicode already. */
public abstract class StringPatch implements CharSequence {
    /** Returns the text in lower case. */
    public String toLowerCase(Locale locale) {
        return Host.lower((String) (Object) this);
    }

    /** Returns the text in upper case. */
    public String toUpperCase(Locale locale) {
        return Host.upper((String) (Object) this);
    }
}
