package io.github.crisisrules.heroic.scene.prompt;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.prompt.AnswerReader;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The forms of lists that people write in one field, with commas or semicolons between the entries. */
final class WrittenLists {
    /** The max number of entries. */
    static final int MAX = 12;

    private static final int MAX_TOTAL = 60;

    private static final Pattern POWER = Pattern.compile("(.+?) *([dD][0-9]+) *(?:\\((.+)\\))?");
    private static final Pattern ROLLED = Pattern.compile("([dD][0-9]+) *[=: ] *([0-9]{1,3})");

    private WrittenLists() {}

    /** Returns the form of names, each different from the others and from {@code taken}: {@code Fire; Thick Smoke}. */
    static Form<Vector<String>> names(int least, Vector<String> taken) {
        return of(
                least,
                (field, text, wording) -> PlainName.of(text, SceneQuestion.LONGEST_NAME)
                        .mapLeft(violation -> FieldFault.of(field, violation, wording)),
                name -> name,
                taken,
                random -> "name " + random.below(1_000_000),
                name -> name);
    }

    /** Returns the form of powers with new names, their dice and kinds: {@code Flight D8; Danger Sense D6 (senses)}. */
    static Form<Vector<Power>> powers(Vector<String> taken) {
        return of(
                1,
                WrittenLists::power,
                Power::name,
                taken,
                random -> Power.of(
                        "power " + random.below(1_000_000),
                        Form.oneOf(DieSize.all()).sample(random)),
                power -> power.name() + " " + power.die());
    }

    private static Either<FieldFault, Power> power(String field, String text, Wording wording) {
        Matcher parts = POWER.matcher(text);
        Either<FieldFault, Power> unreadable =
                Either.left(FieldFault.of(field, Sentences.unreadablePower(wording, PlainName.shown(text))));
        if (!parts.matches()) {
            return unreadable;
        }
        Option<PowerKind> kind = Option.of(parts.group(3))
                .map(written ->
                        Vector.of(PowerKind.values()).find(one -> Trait.isSameName(one.describe(wording), written)))
                .getOrElse(Option.some(PowerKind.OTHER));
        return DieSize.parse(parts.group(2))
                .toOption()
                .flatMap(die -> kind.flatMap(found -> PlainName.of(parts.group(1), SceneQuestion.LONGEST_NAME)
                        .toOption()
                        .map(name -> new Power(name, die, found))))
                .map(Either::<FieldFault, Power>right)
                .getOrElse(unreadable);
    }

    /** Returns the form of {@code least} to {@code most} dice, which may repeat: {@code D8, D6}. */
    static Form<Vector<DieSize>> dice(int least, int most) {
        return new Form.Written<>(
                (field, text, wording) -> readDice(field, entries(text, "[,;+ ]+"), least, most, wording),
                random -> Vector.fill(
                        least + random.below(Math.min(most - least, 2) + 1),
                        () -> Form.oneOf(DieSize.all()).sample(random)),
                dice -> dice.mkString(", "));
    }

    private static Either<FieldFault, Vector<DieSize>> readDice(
            String field, Vector<String> entries, int least, int most, Wording wording) {
        return read(
                field,
                entries,
                least,
                most,
                wording,
                entry -> DieSize.parse(entry).mapLeft(violation -> FieldFault.of(field, violation, wording)));
    }

    /** Returns the form of the faces that the given dice show, in their order: {@code 5, 9}. */
    static Form<Vector<Integer>> faces(Vector<DieSize> dice) {
        return new Form.Written<>(
                (field, text, wording) -> {
                    Vector<String> entries = entries(text, "[,; ]+");
                    return entries.size() == dice.size() && entries.zip(dice).forAll(one -> isFace(one._1, one._2))
                            ? Either.right(entries.map(Integer::valueOf))
                            : Either.left(FieldFault.of(
                                    field, Sentences.unreadableFaces(wording, PlainName.shown(text), dice)));
                },
                random -> dice.map(die -> Form.number(1, die.sides()).sample(random)),
                faces -> faces.mkString(", "));
    }

    private static boolean isFace(String text, DieSize die) {
        return text.matches("[1-9][0-9]?") && Integer.parseInt(text) <= die.sides();
    }

    /**
     * Returns the form of the result of a roll: the total, the effect dice and, unless it is 0, the number of dice that
     * show 1, as in {@code 13 D8} and {@code 13 D8 D6 1}.
     */
    static Form<RollResult> result() {
        Form<Vector<DieSize>> effects = dice(1, MAX);
        return new Form.Written<>(
                WrittenLists::resultOf,
                random -> new RollResult(
                        Form.number(0, MAX_TOTAL).sample(random),
                        effects.sample(random),
                        Form.number(0, MAX).sample(random)),
                result -> result.total() + " " + result.effects().mkString(" ")
                        + (result.opportunities() == 0 ? "" : " " + result.opportunities()));
    }

    private static Either<FieldFault, RollResult> resultOf(String field, String text, Wording wording) {
        Vector<String> entries = entries(text, "[,;+ ]+");
        Vector<String> numbers = entries.filter(entry -> entry.matches("[0-9]{1,2}"));
        Vector<String> dice = entries.filter(entry -> entry.matches("[dD][0-9]+"));
        Vector<String> inOrder = numbers.take(1).appendAll(dice).appendAll(numbers.drop(1));
        int total = numbers.headOption().map(Integer::parseInt).getOrElse(-1);
        int ones = numbers.size() < 2 ? 0 : Integer.parseInt(numbers.last());
        return dice.nonEmpty()
                        && Vector.of(1, 2).contains(numbers.size())
                        && inOrder.equals(entries)
                        && total <= MAX_TOTAL
                        && ones <= MAX
                ? readDice(field, dice, 1, MAX, wording).map(read -> new RollResult(total, read, ones))
                : Either.left(
                        FieldFault.of(field, Sentences.unreadableResult(wording, PlainName.shown(text), MAX_TOTAL)));
    }

    /** Returns the form of up to {@link #MAX} dice with their faces: {@code D8 5, D10 9}. */
    static Form<Vector<RolledDie>> rolledDice() {
        return new Form.Written<>(
                (field, text, wording) ->
                        read(field, entries(text, "[,;]"), 0, MAX, wording, entry -> rolled(field, entry, wording)),
                random -> Vector.fill(random.below(MAX / 2), () -> {
                    DieSize size = Form.oneOf(DieSize.all()).sample(random);
                    return new RolledDie(size, 1 + random.below(size.sides()));
                }),
                dice -> dice.map(die -> die.size() + " " + die.face()).mkString(", "));
    }

    private static Either<FieldFault, RolledDie> rolled(String field, String text, Wording wording) {
        Matcher parts = ROLLED.matcher(text);
        return Option.when(parts.matches(), parts)
                .flatMap(found -> DieSize.parse(found.group(1)).toOption())
                .flatMap(size -> {
                    int face = Integer.parseInt(parts.group(2));
                    return Option.when(face >= 1 && face <= size.sides(), () -> new RolledDie(size, face));
                })
                .toEither(() -> FieldFault.of(field, Sentences.unreadableDie(wording, PlainName.shown(text))));
    }

    private static <A> Form<Vector<A>> of(
            int least,
            AnswerReader<A> reader,
            Function<A, String> name,
            Vector<String> taken,
            Function<RandomSource, A> sampler,
            Function<A, String> writer) {
        return new Form.Written<>(
                (field, text, wording) -> read(
                                field,
                                entries(text, "[,;]"),
                                least,
                                MAX,
                                wording,
                                entry -> reader.read(field, entry, wording))
                        .flatMap(all -> repeated(taken.appendAll(all.map(name)))
                                .<Either<FieldFault, Vector<A>>>map(twice ->
                                        Either.left(FieldFault.of(field, Sentences.repeatedName(wording, twice))))
                                .getOrElse(() -> Either.right(all))),
                random -> Vector.fill(least + random.below(2), () -> sampler.apply(random))
                        .distinctBy(name),
                all -> all.map(writer).mkString("; "));
    }

    private static Option<String> repeated(Vector<String> names) {
        Vector<String> once = names.distinctBy(PlainName::key);
        return once.foldLeft(names, Vector::remove).headOption();
    }

    private static Vector<String> entries(String text, String separators) {
        return Vector.of(text.strip().split(separators)).map(String::strip).reject(String::isEmpty);
    }

    private static <A> Either<FieldFault, Vector<A>> read(
            String field,
            Vector<String> entries,
            int least,
            int most,
            Wording wording,
            Function<String, Either<FieldFault, A>> entry) {
        return entries.size() < least || entries.size() > most
                ? Either.left(FieldFault.of(
                        field,
                        least == most
                                ? Sentences.wrongExactCount(wording, entries.size(), least)
                                : Sentences.wrongEntryCount(wording, entries.size(), least, most)))
                : Either.sequenceRight(entries.map(entry)).map(Vector::ofAll);
    }
}
