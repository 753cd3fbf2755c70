package io.github.crisisrules.sentence;

import java.util.List;
import java.util.Map;

/**
 * A type of the module, as far as its source file shows it.
 *
 * @param packageName the package
 * @param path the name with its enclosing types: {@code ColossusEvent.BeamPlaced}
 * @param isEnum whether it is an enum
 * @param typeParameters the number of type parameters
 * @param supertypes the simple names of the types that it extends or implements
 * @param accessors the types of components and of methods without parameters, by name
 * @param constants the constants of an enum
 */
record SourceType(
        String packageName,
        String path,
        boolean isEnum,
        int typeParameters,
        List<String> supertypes,
        Map<String, String> accessors,
        List<String> constants) {

    /** Returns the type as Java source code, with wildcards for its type parameters. */
    String java() {
        return typeParameters == 0 ? path : path + "<?" + ", ?".repeat(typeParameters - 1) + ">";
    }

    /** Returns the name of the outermost type around this one. */
    String outermost() {
        int dot = path.indexOf('.');
        return dot < 0 ? path : path.substring(0, dot);
    }

    /** Returns whether the type names {@code other} among its supertypes. */
    boolean isMemberOf(SourceType other) {
        return supertypes.contains(other.path().substring(other.path().lastIndexOf('.') + 1));
    }

    /** Returns whether the type describes itself in code, so that it needs no entry. */
    boolean describesItself() {
        return accessors.containsKey("describe(Wording)");
    }
}
