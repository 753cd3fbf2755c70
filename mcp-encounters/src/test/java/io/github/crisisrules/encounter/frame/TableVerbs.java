package io.github.crisisrules.encounter.frame;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/**
 * The verbs that a type of table declares, checked against a sealed family of commands.
 *
 * @param verbs the verbs, each used where the rules accept it, with the command that it stands for
 * @param excused the simple names of commands that need no verb
 */
public record TableVerbs<C, T>(
        Class<?> table, Class<C> family, BiFunction<T, C, T> apply, Vector<Verb<C, T>> verbs, Vector<String> excused) {
    /** A verb, used in a state in which its command is accepted. */
    public record Verb<C, T>(T before, UnaryOperator<T> verb, C command) {}

    /** Starts without any verbs. */
    public static <C, T> TableVerbs<C, T> of(Class<?> table, Class<C> family, BiFunction<T, C, T> apply) {
        return new TableVerbs<>(table, family, apply, Vector.empty(), Vector.empty());
    }

    /** Adds a verb with its command. */
    public TableVerbs<C, T> with(T before, UnaryOperator<T> verb, C command) {
        return new TableVerbs<>(table, family, apply, verbs.append(new Verb<>(before, verb, command)), excused);
    }

    /** Excuses a command from having a verb, for a reason that the reader of the test can judge. */
    public TableVerbs<C, T> without(Class<? extends C> command, String reason) {
        assertThat(reason).isNotBlank();
        return new TableVerbs<>(table, family, apply, verbs, excused.append(command.getSimpleName()));
    }

    /** Fails unless every verb gives its command, and every command that is not excused has a verb of its name. */
    public void check() {
        for (Verb<C, T> each : verbs) {
            assertThat(each.verb().apply(each.before()))
                    .as("the verb for %s", each.command())
                    .isEqualTo(apply.apply(each.before(), each.command()));
        }
        TreeSet<String> commands =
                TreeSet.ofAll(leaves(family).map(Class::getSimpleName)).removeAll(excused);
        assertThat(TreeSet.ofAll(verbs.map(each -> each.command().getClass().getSimpleName())))
                .as("the commands that have been compared with a verb")
                .isEqualTo(commands);
        assertThat(names()).as("the verbs of %s", table.getSimpleName()).isEqualTo(commands.map(TableVerbs::verb));
    }

    /** Returns the names of the methods that give a command of the family. */
    private TreeSet<String> names() {
        return TreeSet.ofAll(Vector.of(table.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers())
                        && !Modifier.isStatic(method.getModifiers())
                        && EncounterTable.class.isAssignableFrom(method.getReturnType()))
                .map(Method::getName)
                .removeAll(Vector.of("apply", "undo", "in", "playAffiliationTactic")));
    }

    private static String verb(String command) {
        return Character.toLowerCase(command.charAt(0)) + command.substring(1);
    }

    private static Vector<Class<?>> leaves(Class<?> family) {
        return family.isSealed()
                ? Vector.<Class<?>>of(family.getPermittedSubclasses()).flatMap(TableVerbs::leaves)
                : Vector.of(family);
    }
}
