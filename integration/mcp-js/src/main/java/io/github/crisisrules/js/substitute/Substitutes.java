package io.github.crisisrules.js.substitute;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Replaces the classes that need reflection, or a JSON library, by the classes of the same name in this package. */
public final class Substitutes extends SimpleSubstitutionPolicy {
    private static final String JSON = "io.github.crisisrules.json.";

    @Override
    public void contribute(SubstitutionSink sink) {
        replace(sink, "parser", "DocumentParser");
        replace(sink, "shape.custom", "AllForms");
        replace(sink, "shape.reflect", "Attribute");
        replace(sink, "shape.reflect", "TypeReflection");
        replace(sink, "wire", "WireNames");
    }

    private static void replace(SubstitutionSink sink, String room, String name) {
        sink.selectClasses(named(JSON + room + "." + name))
                .replacePackage(JSON + room, Substitutes.class.getPackageName());
    }
}
