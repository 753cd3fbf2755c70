package io.github.crisisrules.core.prompt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.Heap;
import io.github.crisisrules.core.conformance.Heap.Take;
import io.github.crisisrules.core.conformance.Heap.Taken;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Named;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.testing.FilledSheet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;
import org.junit.jupiter.api.Test;

/** Choices on paper: what is asked, what is read, and what is said about a field that is wrong. */
class SheetTest {
    private static final Play<Integer, Take, Taken> SEVEN = Play.of(new Heap(), 7);

    private record Asked<A>(String words, Form<A> form) implements Question<A> {
        @Override
        public String describe(Wording wording) {
            return words;
        }
    }

    /** A sentence of a player, as a command. */
    private record Say(Object what) implements GameCommand {
        @Override
        public String describe(Wording wording) {
            return "say " + what;
        }
    }

    private static <A> Sheet<Say> asking(Form<A> form) {
        return Sheet.of(Prompt.of(wording -> "say it", new Asked<>("what?", form), Say::new), Wording.ENGLISH);
    }

    private static Form<CrisisRoll> roll(RollRules rules, int dice) {
        DicePool pool = DicePool.of(dice);
        return new Form.Written<>(
                (field, text, wording) -> Try.of(() -> CrisisRoll.parse(text))
                        .toEither()
                        .mapLeft(broken -> FieldFault.of(field, String.valueOf(broken.getMessage())))
                        .flatMap(roll -> CrisisRolls.fault(rules, pool, roll)
                                .<FieldFault>map(violation -> FieldFault.of(field, violation, wording))
                                .toEither(roll)
                                .swap()),
                random -> CrisisRolls.roll(rules, pool, random),
                CrisisRoll::text);
    }

    private static Map<String, Vector<String>> written(String... fieldsAndTexts) {
        return Vector.of(fieldsAndTexts)
                .grouped(2)
                .foldLeft(LinkedHashMap.empty(), (all, pair) -> all.put(pair.get(0), Vector.of(pair.get(1))));
    }

    private static Object said(Sheet<Say> sheet, Map<String, Vector<String>> written) {
        return sheet.command(written).map(Say::what).get();
    }

    private static FieldFault fault(Sheet<?> sheet, Map<String, Vector<String>> written) {
        var faults = sheet.command(written).getLeft();
        assertThat(faults).hasSize(1);
        return faults.head();
    }

    @Test
    void aReadyCommandHasNoFields() {
        Sheet<Take> sheet = Sheet.of(new Ready<>(new Take(2)), Wording.ENGLISH);
        assertThat(sheet.fields()).isEmpty();
        assertThat(sheet.title()).isEqualTo(new Take(2).describe());
        assertThat(sheet.attempt(SEVEN::attempt, written()).get().state()).isEqualTo(5);
    }

    @Test
    void aDialogueAsksOneFieldAfterTheOther() {
        Sheet<Say> sheet = Sheet.of(
                Prompt.of(
                        wording -> "say it",
                        new Asked<>("how many?", Form.number(1, 3)),
                        new Asked<>("which?", Form.someOf(Vector.of("a", "b", "c"), 0, 2)),
                        (count, which) -> new Say(which.mkString(count + " "))),
                Wording.ENGLISH);
        assertThat(sheet.next().map(Field::label)).contains("how many?");
        assertThat(sheet.answer("4").getLeft())
                .isEqualTo(FieldFault.of("q0", "\"4\" is not a whole number from 1 to 3."));
        Sheet<Say> counted = sheet.answer("3").get();
        assertThat(counted.next().map(Field::label)).contains("which?");
        assertThat(sheet.next().map(Field::label)).as("the sheet before").contains("how many?");
        Sheet<Say> full = counted.answer(Vector.of("0", "2")).get();
        assertThat(full.next()).isEmpty();
        assertThat(full.fields()).hasSize(2);
        assertThatThrownBy(() -> full.answer("1"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Every field of \"say it\" has an answer. Attempt the command.");
    }

    @Test
    void theAnswersOfADialogueAreAttempted() {
        Sheet<Take> sheet = Sheet.of(
                Prompt.of(wording -> "take", new Asked<>("how many?", Form.number(1, 9)), Take::new), Wording.ENGLISH);
        assertThat(sheet.answer("2").get().attempt(SEVEN::attempt).get().state())
                .isEqualTo(5);
        assertThat(sheet.answer("9").get().attempt(SEVEN::attempt).isLeft()).isTrue();
        assertThat(SEVEN.sheets().map(Sheet::title)).isEqualTo(SEVEN.choices().map(Choice::describe));
    }

    @Test
    void aFieldHintsAtWhatItTakes() {
        Vector<String> letters = Vector.of("a", "b", "c");
        assertThat(Vector.<Form<?>>of(
                                Form.number(1, 12),
                                Form.anyOf(letters),
                                Form.someOf(letters, 1, 2),
                                Form.someOf(letters, 1, 1),
                                Form.oneOf(letters))
                        .map(form -> asking(form).fields().single().hint(Wording.ENGLISH)))
                .containsExactly("Enter 1 to 12.", "Choose up to 3, or none.", "Choose 1 to 2.", "", "");
    }

    @Test
    void aGroupAsksWhichOfItsChoicesIsMeant() {
        Choice<Say> number = Prompt.of(wording -> "a number", new Asked<>("which?", Form.number(1, 3)), Say::new);
        Prompt<Say> group = Prompt.group(
                wording -> "say more", wording -> "what is it?", () -> Vector.of(new Ready<>(new Say("no")), number));
        assertThat(group.isGroup()).isTrue();
        assertThat(number.isGroup()).isFalse();
        assertThat(number.members()).isEmpty();
        assertThat(group.map(say -> new Say(say.what() + "!")).members().map(Choice::describe))
                .containsExactly("say no!", "a number");
        Sheet<Say> sheet = Sheet.of(group, Wording.ENGLISH);
        assertThat(sheet.fields().single().label()).isEqualTo("what is it?");
        assertThat(sheet.fields().single().options()).containsExactly("say no", "a number");
        assertThat(said(sheet, written("q0", "0"))).isEqualTo("no");
        assertThat(said(sheet, written("q0", "1", "q1", "2"))).isEqualTo(2);
    }

    @Test
    void oneOfAListIsWrittenByItsPlace() {
        Sheet<Say> sheet = asking(Form.yesOrNo());
        Field field = sheet.fields().single();
        assertThat(field.name()).isEqualTo("q0");
        assertThat(field.label()).isEqualTo("what?");
        assertThat(field.options()).containsExactly("yes", "no");
        assertThat(said(sheet, written("q0", "1"))).isEqualTo(false);
        for (String wrong : Vector.of("2", "-1", "yes", "01", "")) {
            assertThat(fault(sheet, written("q0", wrong)))
                    .isEqualTo(FieldFault.of("q0", "Choose one option of the list."));
        }
    }

    @Test
    void someOfAListAreReadInTheOrderOfTheList() {
        Sheet<Say> sheet = asking(Form.someOf(Vector.of("a", "b", "c"), 1, 2));
        assertThat(said(sheet, LinkedHashMap.of("q0", Vector.of("2", "0")))).isEqualTo(Vector.of("a", "c"));
        assertThat(sheet.fields().single().options()).containsExactly("a", "b", "c");
        assertThat(fault(sheet, written()).message()).isEqualTo("Choose 1 to 2 options of the list.");
        assertThat(fault(sheet, LinkedHashMap.of("q0", Vector.of("0", "1", "2")))
                        .message())
                .isEqualTo("Choose 1 to 2 options of the list.");
        assertThat(fault(asking(Form.someOf(Vector.of("a", "b", "c"), 2, 2)), written("q0", "1"))
                        .message())
                .isEqualTo("Choose 2 options of the list.");
    }

    @Test
    void aNumberKeepsItsBounds() {
        Sheet<Say> sheet = asking(Form.number(-3, Integer.MAX_VALUE));
        assertThat(said(sheet, written("q0", " -3 "))).isEqualTo(-3);
        assertThat(said(sheet, written("q0", "2147483647"))).isEqualTo(Integer.MAX_VALUE);
        for (String wrong : Vector.of("-4", "2147483648", "many", "", "1.5", "99999999999999999999")) {
            assertThat(fault(sheet, written("q0", wrong)).message())
                    .isEqualTo("\"" + wrong + "\" is not a whole number from -3 to 2147483647.");
        }
        // 2^32 + 3 does not wrap around to 3.
        assertThat(fault(asking(Form.number(0, 9)), written("q0", "4294967299")).message())
                .isEqualTo("\"4294967299\" is not a whole number from 0 to 9.");
    }

    @Test
    void aTextIsRefusedWithTheReason() {
        Sheet<Say> sheet = asking(new Form.Text(5, Vector.of("Ada")));
        assertThat(said(sheet, written("q0", "Bruno"))).isEqualTo("Bruno");
        assertThat(fault(sheet, written("q0", "ADA")).message()).isEqualTo("\"ADA\" is taken. Enter another name.");
        assertThat(fault(sheet, written("q0", "Brunos")).message()).contains("has 6 characters; at most 5");
        assertThat(fault(sheet, written()).message()).startsWith("The name is empty.");
    }

    @Test
    void linesAreTextsEachOnItsOwn() {
        Sheet<Say> sheet = asking(new Form.Lines(1, 2, 5));
        assertThat(said(sheet, written("q0", " Ada \r\n\nBruno\n"))).isEqualTo(Vector.of("Ada", "Bruno"));
        assertThat(fault(sheet, written("q0", " \n")).message()).isEqualTo("There are 0 lines. Enter 1 to 2.");
        assertThat(fault(sheet, written("q0", "a\nb\nc")).message()).isEqualTo("There are 3 lines. Enter 1 to 2.");
        assertThat(fault(sheet, written("q0", "Ada\nBrunos")).message()).contains("has 6 characters; at most 5");
    }

    @Test
    void linesHaveBoundsThatCanBeKept() {
        RandomSource random = Seed.of(5).random();
        for (Form.Lines form : Vector.of(new Form.Lines(0, 0, 1), new Form.Lines(2, 2, 1), new Form.Lines(1, 3, 4))) {
            for (int i = 0; i < 50; i++) {
                assertThat(form.sample(random).size()).isBetween(form.min(), form.max());
            }
        }
        for (int[] wrong : new int[][] {{-1, 2, 5}, {3, 2, 5}, {1, 2, 0}}) {
            assertThatThrownBy(() -> new Form.Lines(wrong[0], wrong[1], wrong[2]))
                    .hasMessageContaining("The bounds must be in order, and a line needs at least 1 character.");
        }
    }

    @Test
    void aQuestionOutsideAGameIsReadByItsOwnName() {
        Asked<Integer> rounds = new Asked<>("how many rounds?", Form.number(1, 9));
        assertThat(Sheet.fields("rounds", rounds, Wording.ENGLISH).map(Field::name))
                .containsExactly("rounds");
        assertThat(Sheet.answer("rounds", rounds, Wording.ENGLISH, written("rounds", "4")))
                .isEqualTo(Either.right(4));
        assertThat(Sheet.answer("rounds", rounds, Wording.ENGLISH, written("rounds", "0"))
                        .getLeft()
                        .map(FieldFault::field))
                .containsExactly("rounds");
    }

    @Test
    void diceAreWrittenAsTheyLie() {
        Sheet<Say> sheet = asking(roll(RollRules.attack(), 2));
        assertThat(said(sheet, written("q0", "CH + W"))).isEqualTo(CrisisRoll.parse("CH + W"));
        assertThat(fault(sheet, written("q0", "CH")).rule()).isEqualTo(Option.some(CrisisRuleId.CRIT));
        assertThat(fault(sheet, written("q0", "H")).field()).isEqualTo("q0");
        assertThat(fault(sheet, written("q0", "HX")).message())
                .startsWith("'HX' is not a face of a Crisis die")
                .endsWith(".");
    }

    @Test
    void partsHaveFieldsOfTheirOwnAndEachFaultStandsAtItsPart() {
        Sheet<Say> sheet = asking(
                Form.each(Vector.of(Form.number(0, 9), Form.number(0, 9))).as(Vector::sum));
        assertThat(sheet.fields().map(Field::name)).containsExactly("q0.0", "q0.1");
        assertThat(sheet.fields().map(Field::label)).containsExactly("what? (1)", "what? (2)");
        assertThat(said(sheet, written("q0.0", "4", "q0.1", "5"))).isEqualTo(9L);
        assertThat(fault(sheet, written("q0.0", "4", "q0.1", "x")).field()).isEqualTo("q0.1");
    }

    @Test
    void partsOfPartsAreNumberedWithinTheirPart() {
        Form<Vector<Integer>> pair = Form.each(Vector.of(Form.number(0, 9), Form.number(0, 9)));
        Sheet<Say> sheet = asking(Form.each(Vector.of(pair, pair)));
        assertThat(sheet.fields().map(Field::name)).containsExactly("q0.0.0", "q0.0.1", "q0.1.0", "q0.1.1");
        assertThat(sheet.fields().map(Field::label))
                .containsExactly("what? (1) (1)", "what? (1) (2)", "what? (2) (1)", "what? (2) (2)");
    }

    private record Seat(int number) implements Named {}

    private record Colour(String words) implements Describable {
        @Override
        public String describe(Wording wording) {
            return words;
        }
    }

    @Test
    void optionsAreReportedByTheirNamesTheirWordsOrAsTheyAre() {
        Wording wording = Wording.of(named -> named instanceof Seat seat ? "seat " + seat.number() : named.toString());
        Question<Object> asked = new Asked<>("which?", Form.oneOf(Vector.of(new Seat(4), new Colour("red"), 7, true)));
        Sheet<Say> sheet = Sheet.of(Prompt.of(labels -> "say it", asked, Say::new), wording);
        assertThat(sheet.fields().single().options()).containsExactly("seat 4", "red", "7", "yes");
    }

    @Test
    void anAnswerMayAskForMore() {
        Sheet<Say> sheet = asking(Form.number(1, 3).then(dice -> roll(RollRules.defence(), dice)));
        assertThat(sheet.fields().map(Field::name)).containsExactly("q0.0");
        Map<String, Vector<String>> two = written("q0.0", "2");
        assertThat(sheet.fields(two).map(Field::name)).containsExactly("q0.0", "q0.1");
        assertThat(fault(sheet, two).field()).isEqualTo("q0.1");
        assertThat(said(sheet, written("q0.0", "2", "q0.1", "B-"))).isEqualTo(CrisisRoll.parse("B-"));
    }

    private static Prompt<Say> throwing() {
        return Prompt.first(
                wording -> "throw",
                new Asked<>("which size?", Form.number(0, 5)),
                size -> size == 0
                        ? new Ready<>(new Say("nothing"))
                        : Prompt.of(
                                wording -> "throw",
                                new Asked<>(
                                        "who is hit?",
                                        Form.anyOf(Vector.of("a", "b").take(size))),
                                hit -> new Say(size + " hits " + hit.mkString(","))));
    }

    @Test
    void anAnswerDecidesWhichQuestionFollows() {
        Sheet<Say> sheet = Sheet.of(throwing(), Wording.ENGLISH);
        assertThat(sheet.fields().map(Field::label)).containsExactly("which size?");
        assertThat(sheet.fields(written("q0", "0")).map(Field::label)).containsExactly("which size?");
        assertThat(said(sheet, written("q0", "0"))).isEqualTo("nothing");
        assertThat(sheet.fields(written("q0", "3")).map(Field::name)).containsExactly("q0", "q1");
        assertThat(said(sheet, written("q0", "3", "q1", "1"))).isEqualTo("3 hits b");
        assertThat(throwing()
                        .map(say -> new Say("<" + say.what() + ">"))
                        .command(AnswerSource.random(Seed.of(2).random()))
                        .what()
                        .toString())
                .matches("<([1-5] hits .*|nothing)>");
    }

    @Test
    void aQuestionWithOneAnswerIsNotAsked() {
        Vector<Form<?>> known = Vector.of(
                Form.known("a"),
                Form.someOf(Vector.of("a", "b"), 2, 2),
                Form.anyOf(Vector.empty()),
                Form.number(3, 3),
                Form.each(Vector.of(Form.number(3, 3), Form.number(4, 4))),
                Form.number(3, 3).then(three -> Form.number(three, 3)).asking(wording -> "which?"),
                Form.known("a").as(String::length));
        for (Form<?> form : known) {
            assertThat(asking(form).fields()).as("%s", form).isEmpty();
            Object only = form.onlyAnswer().get();
            assertThat(said(asking(form), written())).isEqualTo(only);
            assertThat(Prompt.of(wording -> "say it", new Asked<>("what?", form), Say::new)
                            .command(Answers.only())
                            .what())
                    .isEqualTo(only);
        }
        Vector<Form<?>> open = Vector.of(
                Form.yesOrNo(),
                Form.someOf(Vector.of("a", "b"), 1, 1),
                Form.anyOf(Vector.of("a")),
                Form.number(3, 4),
                Form.each(Vector.of(Form.number(3, 3), Form.number(4, 5))),
                Form.number(3, 3).then(three -> Form.number(three, 4)),
                new Form.Text(1));
        for (Form<?> form : open) {
            assertThat(form.onlyAnswer()).as("%s", form).isEmpty();
            assertThat(asking(form).fields()).as("%s", form).hasSize(1);
        }
    }

    @Test
    void anyDocumentIsReadOrRefused() {
        Sheet<Say> sheet = Sheet.of(throwing(), Wording.ENGLISH);
        FieldFault notAsked = FieldFault.of(
                "q1", "This is not asked after the answers before it. Leave it empty, or change those answers.");
        assertThat(fault(sheet, written("q0", "0", "q1", "1"))).isEqualTo(notAsked);
        assertThat(sheet.attempt(say -> Either.right(say), written("q0", "0", "q1", "1"))
                        .getLeft())
                .containsExactly(notAsked);
        assertThat(said(sheet, written("q0", "0", "q1", " ", "token", "7"))).isEqualTo("nothing");
        assertThat(fault(sheet, LinkedHashMap.of("q0", Vector.of("0", "1"))))
                .isEqualTo(FieldFault.of("q0", "Enter one answer here, not 2."));
        // In a dialogue at once, and not after the questions that follow.
        Asked<Integer> number = new Asked<>("which number?", Form.number(0, 5));
        Sheet<Say> two = Sheet.of(
                Prompt.of(
                        wording -> "two",
                        number,
                        new Asked<>("which other?", number.form()),
                        (one, other) -> new Say("")),
                Wording.ENGLISH);
        assertThat(two.answer(Vector.of("1", "0")).getLeft())
                .isEqualTo(FieldFault.of("q0", "Enter one answer here, not 2."));
        assertThat(two.answer(Vector.of("1", " ")).get().next().map(Field::label))
                .containsExactly("which other?");
        assertThat(fault(sheet, LinkedHashMap.of("q0", Vector.of("1"), "q1", Vector.of("0", "7")))
                        .field())
                .isEqualTo("q1");
        assertThat(fault(asking(Form.known("a")), written("q0", "0")).field()).isEqualTo("q0");
        Asked<Integer> rounds = new Asked<>("how many rounds?", Form.number(4, 4));
        assertThat(Sheet.answer("rounds", rounds, Wording.ENGLISH, written("rounds", "5", "name", "x"))
                        .getLeft()
                        .map(FieldFault::field))
                .containsExactly("rounds");
    }

    @Test
    void aKnownAnswerIsPassedOnToTheQuestionsThatFollow() {
        Prompt<Say> prompt = Prompt.first(
                wording -> "say it",
                new Asked<>("what?", Form.number(0, 9)),
                number -> Prompt.of(wording -> "say it", new Known(), known -> new Say(number + known)));
        Sheet<Say> sheet = Sheet.of(prompt.answered(Known.class, "!"), Wording.ENGLISH);
        assertThat(sheet.fields(written("q0", "4"))).hasSize(1);
        assertThat(said(sheet, written("q0", "4"))).isEqualTo("4!");
    }

    @Test
    void equalQuestionsHaveAnswersOfTheirOwn() {
        Prompt<Say> twice = Prompt.of(
                wording -> "say it",
                new Asked<>("what?", Form.number(0, 9)),
                new Asked<>("what?", Form.number(0, 9)),
                (one, other) -> new Say(10 * one + other));
        assertThat(said(Sheet.of(twice, Wording.ENGLISH), written("q0", "4", "q1", "2")))
                .isEqualTo(42);
    }

    private static Sheet<Take> taking() {
        return Sheet.of(
                Prompt.of(
                        wording -> "take matches",
                        new Asked<>("how many?", Form.number(1, 3)),
                        new Asked<>("who sees it?", new Form.Text(9)),
                        (matches, witness) -> new Take(matches)),
                Wording.ENGLISH);
    }

    @Test
    void aRefusalOfTheRulesIsReportedAtItsFieldInItsSentence() {
        assertThat(taking().attempt(SEVEN::attempt, written("q0", "4", "q1", "Ada")))
                .isEqualTo(Either.left(Vector.of(
                        new FieldFault("q0", "Cannot take 4 of 7: take 1 to 3.", Option.some(CrisisRuleId.POOL)))));
    }

    @Test
    void everyFieldIsCheckedAlone() {
        // The witness has no name, which the rules do not mind: the form does. The number is refused by the rules all
        // the same.
        var faults = taking().attempt(SEVEN::attempt, written("q0", "4")).getLeft();
        assertThat(faults.map(FieldFault::field)).containsExactly("q0", "q1");
        assertThat(faults.get(0).message()).isEqualTo("Cannot take 4 of 7: take 1 to 3.");
        assertThat(faults.get(1).message()).startsWith("The name is empty.");
    }

    @Test
    void anAnswerOutsideItsFormIsRefusedEvenIfNoRuleRefusesIt() {
        Sheet<Take> narrow = Sheet.of(
                Prompt.of(wording -> "take", new Asked<>("how many?", Form.number(1, 2)), Take::new), Wording.ENGLISH);
        assertThat(narrow.attempt(SEVEN::attempt, written("q0", "3")).getLeft())
                .containsExactly(FieldFault.of("q0", "\"3\" is not a whole number from 1 to 2."));
        Sheet<Take> broken = Sheet.of(
                Prompt.of(wording -> "take", new Asked<>("how many?", Form.number(1, 2)), n -> {
                    throw new IllegalArgumentException("no command has " + n);
                }),
                Wording.ENGLISH);
        assertThat(broken.attempt(SEVEN::attempt, written("q0", "3")).getLeft())
                .containsExactly(FieldFault.of("q0", "\"3\" is not a whole number from 1 to 2."));
    }

    @Test
    void aDefectOfTheRulesIsNoFaultOfTheForm() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> taking().attempt(
                                take -> {
                                    throw new IllegalArgumentException("a defect");
                                },
                                written("q0", "4", "q1", "Ada")))
                .withMessage("a defect");
    }

    @Test
    void unreadableTextIsLeftToItsField() {
        assertThat(taking().attempt(SEVEN::attempt, written("q0", "many", "q1", "Ada"))
                        .getLeft())
                .containsExactly(FieldFault.of("q0", "\"many\" is not a whole number from 1 to 3."));
    }

    @Test
    void aRefusalOfAllAnswersTogetherStandsAtTheWhole() {
        Sheet<Take> wide = Sheet.of(
                Prompt.of(wording -> "take", new Asked<>("how many?", Form.number(0, 9)), Take::new), Wording.ENGLISH);
        assertThat(wide.attempt(SEVEN::attempt, written("q0", "5")).getLeft().map(FieldFault::field))
                .containsExactly(FieldFault.WHOLE);
    }

    @Test
    void aKnownAnswerIsNotAskedForAnyMore() {
        Prompt<Say> prompt = Prompt.of(
                wording -> "say it",
                new Asked<>("what?", Form.number(0, 9)),
                new Known(),
                (one, known) -> new Say(one + known));
        Choice<Say> answered = prompt.answered(Known.class, "!");
        assertThat(answered.questions()).hasSize(1);
        assertThat(said(Sheet.of(answered, Wording.ENGLISH), written("q0", "4")))
                .isEqualTo("4!");
        Choice<Say> ready = new Ready<>(new Say("hello"));
        assertThat(ready.answered(Known.class, "!")).isEqualTo(ready);
    }

    private record Known() implements Question<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(9);
        }

        @Override
        public String describe(Wording wording) {
            return "what is known?";
        }
    }

    @Test
    void aSheetThatIsFilledInAsItAsksIsRead() {
        Form<Vector<Object>> all = Form.each(Vector.<Form<Object>>of(
                Form.yesOrNo().as(Object.class::cast),
                Form.anyOf(Vector.of("a", "b", "c")).as(Object.class::cast),
                Form.number(-99, 99).as(Object.class::cast),
                new Form.Text(12).as(Object.class::cast),
                new Form.Lines(1, 3, 12).as(Object.class::cast),
                Form.number(1, 9)
                        .then(dice -> roll(RollRules.attack().rerolling(2), dice))
                        .as(Object.class::cast)));
        for (int seed = 0; seed < 200; seed++) {
            Sheet<Say> sheet = asking(all);
            Map<String, Vector<String>> written =
                    FilledSheet.of(sheet, Seed.of(seed).random());
            assertThat(sheet.command(written).isRight()).as("%s", written).isTrue();
        }
    }
}
