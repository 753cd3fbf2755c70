package io.github.crisisrules.core.rulebook;

import io.vavr.collection.Vector;

/**
 * The rule ids in the annotation of a class, or else in the first of its interfaces that has any. They are read
 * once per class.
 */
final class RuleCitations {
    private static final ClassValue<Vector<String>> READ = new ClassValue<>() {
        @Override
        protected Vector<String> computeValue(Class<?> type) {
            Rule own = type.getAnnotation(Rule.class);
            if (own != null) {
                return Vector.of(own.value());
            }
            return Vector.of(type.getInterfaces())
                    .map(this::get)
                    .find(Vector::nonEmpty)
                    .getOrElse(Vector.empty());
        }
    };

    private RuleCitations() {}

    static Vector<String> of(Class<?> type) {
        return READ.get(type);
    }
}
