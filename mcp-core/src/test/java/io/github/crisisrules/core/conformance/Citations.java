package io.github.crisisrules.core.conformance;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.properties.HasAnnotations;
import io.github.crisisrules.core.rulebook.HasRules;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import java.lang.annotation.Annotation;
import java.util.Comparator;
import java.util.function.Predicate;
import net.jqwik.api.Property;

/** The places that cite rules: id to places, in the order of the places' names. */
record Citations(TreeMap<String, TreeSet<Citations.Place>> places) {
    /**
     * A class, or a member of it.
     *
     * @param member the name of a field or method; empty for the class itself and for its constructors
     * @param property whether the member is a jqwik property, which is checked on random input
     */
    record Place(String type, String member, boolean property) implements Comparable<Place> {
        private static final Comparator<Place> BY_NAME =
                Comparator.comparing(Place::type).thenComparing(Place::member).thenComparing(Place::property);

        @Override
        public int compareTo(Place other) {
            return BY_NAME.compare(this, other);
        }

        /** Returns the name without its package, such as {@code SwissDesk.pair}. */
        String label() {
            String simple = type.substring(type.lastIndexOf('.') + 1).replace('$', '.');
            return member.isEmpty() ? simple : simple + "." + member;
        }

        /** Returns the path of the file below the source folder. */
        String file() {
            int nested = type.indexOf('$');
            return (nested < 0 ? type : type.substring(0, nested)).replace('.', '/') + ".java";
        }
    }

    static Citations in(JavaClasses classes, Class<? extends Annotation> annotation) {
        return in(classes, annotation, type -> true);
    }

    /** Returns the places that implement a rule. A {@link HasRules} type, such as a refusal or an event, only names its rule. */
    static Citations implementing(JavaClasses classes, Class<? extends Annotation> annotation) {
        return in(classes, annotation, type -> !type.isAssignableTo(HasRules.class));
    }

    private static Citations in(
            JavaClasses classes, Class<? extends Annotation> annotation, Predicate<JavaClass> countsAsAType) {
        TreeMap<String, TreeSet<Place>> places = TreeMap.empty();
        for (JavaClass type : classes) {
            if (countsAsAType.test(type)) {
                for (String id : ids(type, annotation)) {
                    places = cite(places, id, new Place(type.getName(), "", false));
                }
            }
            for (JavaMember member : type.getMembers()) {
                String name = member.getName().equals("<init>") ? "" : member.getName();
                boolean property = member.isAnnotatedWith(Property.class);
                for (String id : ids(member, annotation)) {
                    places = cite(places, id, new Place(type.getName(), name, property));
                }
            }
        }
        return new Citations(places);
    }

    Seq<Place> of(String id) {
        return places.get(id).map(TreeSet::toVector).getOrElse(io.vavr.collection.Vector.empty());
    }

    private static TreeMap<String, TreeSet<Place>> cite(
            TreeMap<String, TreeSet<Place>> places, String id, Place place) {
        return places.put(id, places.get(id).getOrElse(TreeSet.empty()).add(place));
    }

    private static String[] ids(HasAnnotations<?> place, Class<? extends Annotation> annotation) {
        return place.tryGetAnnotationOfType(annotation.getName())
                .map(found ->
                        (String[]) ((JavaAnnotation<?>) found).get("value").get())
                .orElse(new String[0]);
    }
}
