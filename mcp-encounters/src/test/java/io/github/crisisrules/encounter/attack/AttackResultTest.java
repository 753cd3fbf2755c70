package io.github.crisisrules.encounter.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.DiceViolation;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class AttackResultTest {
    private static final String LETTERS = "C critical, W wild, H hit, B block, - blank, F failure; added dice after +";

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
        AttackResult result = AttackResult.parse("HHH against B = 1");
        assertThat(result.text()).isEqualTo("HHH against B = 1");
        assertThat(result.describe()).isEqualTo("HHH against B (1 damage)");
        assertThat(new AttackViolation.NegativeDamage(-1).describe()).contains("-1 damage");
        assertThat(new AttackViolation.NoDice(0).describe()).contains("0 dice");
    }

    @Test
    void textThatIsNoResultIsNotRead() {
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

    private static Question<AttackResult> asked(AttackPools pools) {
        return asked(pools, 0);
    }

    private static Question<AttackResult> asked(AttackPools pools, int rerolls) {
        return new Question<>() {
            @Override
            public Form<AttackResult> form() {
                return pools.form(rerolls);
            }

            @Override
            public String describe(Wording wording) {
                return "How did it end?";
            }
        };
    }

    @Test
    void oneFieldTakesTheDamageOrBothRolls() {
        Question<AttackResult> asked = asked(AttackPools.of(4, 2));
        assertThat(Sheet.fields("end", asked, Wording.ENGLISH).map(Field::label))
                .containsExactly(
                        "How did it end? Write the damage, such as 3, or both rolls, such as CHH- + W against B- ("
                                + LETTERS + ").");
        // What the labels show can be written; a label of an attack with rerolls shows those too.
        Question<AttackResult> reroll = asked(AttackPools.of(4, 2), 1);
        assertThat(Sheet.fields("end", reroll, Wording.ENGLISH).map(Field::label))
                .containsExactly(
                        "How did it end? Write the damage, such as 3, or both rolls, such as CHH- + W against B-,"
                                + " after rerolls such as CH-- + W -> CHH-W against B- (" + LETTERS
                                + ", the faces after rerolls behind ->).");
        for (String text :
                Vector.of("7", "CHH- + W against B-", "HHH- -> HHHH against BB", "CH-- + W -> CHH-W against B-")) {
            assertThat(Sheet.answer("end", asked, Wording.ENGLISH, LinkedHashMap.of("end", Vector.of(text))))
                    .isEqualTo(Either.right(AttackResult.parse(text)));
        }
        for (String wrong :
                Vector.of("", "many", "-1", "HHH against BB", "HHHH against B", "HHHF -> HHHH against B-")) {
            assertThat(Sheet.answer("end", asked, Wording.ENGLISH, LinkedHashMap.of("end", Vector.of(wrong)))
                            .getLeft()
                            .map(FieldFault::field))
                    .as(wrong)
                    .containsExactly("end");
        }
    }

    @Test
    void oneFieldTakesTheResultsOfSeveralTargets() {
        Question<Vector<AttackResult>> asked = new Question<>() {
            @Override
            public Form<Vector<AttackResult>> form() {
                return AttackPools.ofAttack(2).forms(2);
            }

            @Override
            public String describe(Wording wording) {
                return "How did they end?";
            }
        };
        for (String text : Vector.of("3, HH against B", "3; HH against B")) {
            assertThat(Sheet.answer("end", asked, Wording.ENGLISH, LinkedHashMap.of("end", Vector.of(text))))
                    .isEqualTo(Either.right(Vector.of(AttackResult.of(3), AttackResult.parse("HH against B"))));
        }
        assertThat(Sheet.answer("end", asked, Wording.ENGLISH, LinkedHashMap.of("end", Vector.of("3")))
                        .getLeft()
                        .map(FieldFault::message))
                .containsExactly("There is 1 answer. Enter 2, separated by commas.");
        assertThat(asked.form().sample(Seed.of(1).random())).hasSize(2);
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
