package io.github.crisisrules.core.conformance;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.properties.HasAnnotations;
import io.github.crisisrules.core.game.Game;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.rulebook.HasRules;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The functions and values that an app can use for a rule without holding one of our games: public members and types of exported
 * packages that cite the rule. Games, their states, commands, events, questions and refusals do not count.
 *
 * @param functions the functions and values by rule id, such as {@code StrengthOfSchedule.of}
 */
record RuleFunctions(TreeMap<String, TreeSet<Citations.Place>> functions) {
    /** Returns the functions and values of the module in the current directory. */
    static RuleFunctions of(JavaClasses classes) {
        Vector<String> exported = exports();
        TreeMap<String, TreeSet<Citations.Place>> found = TreeMap.empty();
        for (JavaClass type : classes) {
            if (!exported.contains(type.getPackageName()) || !isPublic(type) || isPartOfAGame(type)) {
                continue;
            }
            for (String id : ids(type)) {
                found = add(found, id, new Citations.Place(type.getName(), "", false));
            }
            for (JavaMember member : type.getMembers()) {
                if (member.getModifiers().contains(JavaModifier.PUBLIC)) {
                    String name = member.getName().equals("<init>") ? "" : member.getName();
                    for (String id : ids(member)) {
                        found = add(found, id, new Citations.Place(type.getName(), name, false));
                    }
                }
            }
        }
        return new RuleFunctions(found);
    }

    private static TreeMap<String, TreeSet<Citations.Place>> add(
            TreeMap<String, TreeSet<Citations.Place>> found, String id, Citations.Place place) {
        return found.put(id, found.get(id).getOrElse(TreeSet.empty()).add(place));
    }

    private static boolean isPublic(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(RuleFunctions::isPublic).orElse(true);
    }

    private static boolean isPartOfAGame(JavaClass type) {
        return type.getSimpleName().endsWith("State")
                || type.isAssignableTo(Game.class)
                || type.isAssignableTo(GameCommand.class)
                || type.isAssignableTo(HasRules.class)
                || type.isAssignableTo(Question.class);
    }

    private static String[] ids(HasAnnotations<?> place) {
        return place.tryGetAnnotationOfType(Rule.class.getName())
                .map(found ->
                        (String[]) ((JavaAnnotation<?>) found).get("value").get())
                .orElse(new String[0]);
    }

    private static Vector<String> exports() {
        try (InputStream in = Files.newInputStream(Path.of("target", "classes", "module-info.class"))) {
            return Vector.ofAll(ModuleDescriptor.read(in).exports())
                    .filter(export -> !export.isQualified())
                    .map(ModuleDescriptor.Exports::source);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
