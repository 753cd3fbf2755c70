package io.github.crisisrules.encounter.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.DiceViolation;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class AttackResultTest {
    @Test
    void facesComeToTheSuccessesThatTheDefenceDoesNotCancel() {
        // Critical, two hits and the added wild: 4; one block: 3.
        assertThat(AttackResult.parse("CHH-- + W against B-F").damage()).isEqualTo(3);
        assertThat(AttackResult.parse("H against BBB").damage()).isZero();
        assertThat(AttackResult.parse("HHH against B = 1").damage()).isEqualTo(1);
        assertThat(AttackResult.of(CrisisRoll.parse("HHH"), CrisisRoll.parse("B")))
                .isEqualTo(AttackResult.parse("hit hit hit against block"));
        assertThat(AttackResult.parse(" 3 ")).isEqualTo(AttackResult.of(3));
        assertThat(AttackResult.of(3).describe()).isEqualTo("3 damage");
        AttackResult told = AttackResult.parse("HHH against B = 1");
        assertThat(told.text()).isEqualTo("HHH against B = 1");
        assertThat(told.describe()).isEqualTo("HHH against B (1 damage)");
        assertThat(new AttackViolation.NegativeDamage(-1).describe()).contains("-1 damage");
        assertThat(new AttackViolation.NoDice(0).describe()).contains("0 dice");
    }

    @Test
    void whatIsNoResultIsNotRead() {
        for (String text :
                Vector.of("", "x", "H", "H against B against B", "H against B = x", "H against B = 1 = 2", "3 = 2")) {
            assertThatThrownBy(() -> AttackResult.parse(text)).as(text).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void sampledAnswersFitTheirPoolsAndAreReadBackAsWritten() {
        RandomSource random = Seed.ofWords("results").random();
        for (AttackPools pools : Vector.of(AttackPools.ofAttack(5), AttackPools.ofDefence(3), AttackPools.of(4, 2))) {
            int faces = 0;
            for (int i = 0; i < 500; i++) {
                AttackResult result = pools.form(1).sample(random);
                assertThat(result.fault(pools)).as("%s", result).isEmpty();
                assertThat(AttackResult.parse(result.text())).isEqualTo(result);
                faces += result instanceof AttackResult.Faces ? 1 : 0;
            }
            assertThat(faces).isBetween(150, 350);
        }
    }

    @Test
    void pagesAskFirstForTheFormOfTheAnswer() {
        assertThat(Vector.of(AttackPools.AttackReportForm.values()).map(AttackPools.AttackReportForm::describe))
                .containsExactly("the damage", "the dice");
        Question<AttackResult> asked = new Question<>() {
            @Override
            public Form<AttackResult> form() {
                return AttackPools.of(4, 2).form(0);
            }

            @Override
            public String describe(Wording wording) {
                return "how did it end?";
            }
        };
        // The first way to tell it is the damage, so a number answers.
        assertThat(Sheet.answer(
                        "end",
                        asked,
                        Wording.ENGLISH,
                        LinkedHashMap.of("end.0", Vector.of("0"), "end.1", Vector.of("7"))))
                .isEqualTo(Either.right(AttackResult.of(7)));
    }

    @Test
    void everyFieldAsksForItsPartOfTheResult() {
        Question<AttackResult> asked = new Question<>() {
            @Override
            public Form<AttackResult> form() {
                return AttackPools.ofDefence(2).form(0);
            }

            @Override
            public String describe(Wording wording) {
                return "How did it end?";
            }

            @Override
            public String describePart(int part, Wording wording) {
                return describe(wording);
            }
        };
        Sheet<AttackResult> sheet = Sheet.of(Prompt.of(asked, asked, result -> result), Wording.ENGLISH);
        assertThat(sheet.fields(LinkedHashMap.of(
                                "q0.0", Vector.of("1"), "q0.1.0.0", Vector.of("3"), "q0.1.0.1", Vector.of("HHH")))
                        .map(Field::label))
                .containsExactly(
                        "How did it end? Do you report the damage or the dice?",
                        "How did it end? How many attack dice are rolled?",
                        "How did it end? What do the attack dice show?",
                        "How did it end? What do the defence dice show?");
        assertThat(sheet.fields(LinkedHashMap.of("q0.0", Vector.of("0"))).last().label())
                .isEqualTo("How did it end? How much damage is it?");
    }

    @Test
    void oneDieMoreOrLessIsNotThePool() {
        AttackPools pools = AttackPools.of(3, 2);
        assertThat(AttackResult.parse("HHH against BB").fault(pools)).isEmpty();
        for (String wrong : Vector.of("HH against BB", "HHHH against BB")) {
            assertThat(AttackResult.parse(wrong).fault(pools).get())
                    .isInstanceOfSatisfying(
                            AttackViolation.InvalidRoll.class,
                            fault -> assertThat(fault.isDefence()).isFalse());
        }
        assertThat(AttackResult.parse("HHH against B").fault(pools))
                .isEqualTo(Option.of(new AttackViolation.InvalidRoll(true, new DiceViolation.WrongDiceCount(1, 2))));
    }
}
