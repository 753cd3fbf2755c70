package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.active;
import static io.github.crisisrules.encounter.colossus.Colossi.at;
import static io.github.crisisrules.encounter.colossus.Colossi.id;
import static io.github.crisisrules.encounter.colossus.Colossi.linked;
import static io.github.crisisrules.encounter.colossus.Colossi.push;
import static io.github.crisisrules.encounter.colossus.Colossi.round;
import static io.github.crisisrules.encounter.colossus.Colossi.run;
import static io.github.crisisrules.encounter.colossus.Colossi.tower;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.colossus.ColossusCommand.AttackWithBareMetalHands;
import io.github.crisisrules.encounter.colossus.ColossusCommand.CrossLink;
import io.github.crisisrules.encounter.colossus.ColossusCommand.DamageColossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand.EndPush;
import io.github.crisisrules.encounter.colossus.ColossusCommand.HurlDebris;
import io.github.crisisrules.encounter.colossus.ColossusCommand.RollChart;
import io.github.crisisrules.encounter.colossus.ColossusCommand.TouchCharacter;
import io.github.crisisrules.encounter.colossus.ColossusCommand.TouchTerrain;
import io.github.crisisrules.encounter.colossus.ColossusCommand.TouchTower;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/**
 * The whole space of Momentum and Subdue tokens: every level, every number of tokens of every difficulty, in a turn of the
 * Crisis Team, in a Rampage, in a Rampage that he finishes Subdued, and in the Subdued Rampage, with every event that could
 * move either.
 */
class MomentumSpaceTest {
    private static final int START = 9;

    /**
     * Something that happens.
     *
     * @param change what it does to the Momentum of one who is not Subdued
     * @param ends whether it ends the Rampage
     */
    private record Happening(int change, boolean ends, Vector<ColossusCommand> commands) {
        static Happening of(int change, ColossusCommand... commands) {
            return new Happening(change, false, Vector.of(commands));
        }

        static Happening ending(int change, ColossusCommand... commands) {
            return new Happening(change, true, Vector.of(commands));
        }

        ColossusState after(ColossusState state) {
            return run(state, commands.toJavaArray(ColossusCommand[]::new));
        }
    }

    /** At any time. */
    private static final Vector<Happening> ANYWHERE = Vector.of(
            Happening.of(-1, new DamageColossus(1)),
            Happening.of(-1, new DamageColossus(7)),
            Happening.of(0, round(new FrameCommand.SufferDamage(id("e"), 2))),
            Happening.of(1, round(new FrameCommand.SufferDamage(id("e"), 3))));

    /** In a Rampage; towers 2 and 5 are linked. */
    private static final Vector<Happening> RAMPAGING = ANYWHERE.appendAll(Vector.of(
            Happening.of(-3, new CrossLink(tower(2), tower(5))),
            Happening.of(-3, new TouchTower(tower(2), Vector.empty())),
            Happening.of(0, new TouchTower(tower(1), Vector.empty())),
            Happening.of(0, new TouchTerrain(5)),
            Happening.of(1, round(new FrameCommand.SufferDamage(id("e"), 2)), new TouchCharacter(id("e"))),
            Happening.of(0, new EndPush()),
            Happening.of(1, new EndPush(), new RollChart(CrisisFace.CRITICAL)),
            Happening.of(0, new EndPush(), new RollChart(CrisisFace.WILD)),
            Happening.of(0, new EndPush(), new RollChart(CrisisFace.HIT)),
            Happening.ending(0, new EndPush(), new RollChart(CrisisFace.BLOCK), hands(0)),
            Happening.ending(1, new EndPush(), new RollChart(CrisisFace.BLANK), hands(3)),
            Happening.ending(0, new EndPush(), new RollChart(CrisisFace.FAILURE), debris(0)),
            Happening.ending(1, new EndPush(), new RollChart(CrisisFace.FAILURE), debris(2)),
            Happening.ending(2, new EndPush(), new RollChart(CrisisFace.FAILURE), debris(3)),
            Happening.ending(0, new TouchTerrain(1), new EndPush(), new RollChart(CrisisFace.FAILURE), debris(0)),
            Happening.ending(1, new TouchTerrain(2), new EndPush(), new RollChart(CrisisFace.FAILURE), debris(0)),
            Happening.ending(2, new TouchTerrain(2), new EndPush(), new RollChart(CrisisFace.FAILURE), debris(1))));

    private static ColossusCommand hands(int damage) {
        return new AttackWithBareMetalHands(Vector.of(AttackedTarget.of(id("d"), damage)));
    }

    private static ColossusCommand debris(int damage) {
        return new HurlDebris(AttackedTarget.of(id("d"), damage));
    }

    @Test
    @Verifies({
        ColossusRuleId.MOMENTUM,
        ColossusRuleId.SUBDUE,
        ColossusRuleId.WIN,
        ColossusRuleId.MOMENTUM_STAYS_0_WHILE_SUBDUED
    })
    void whileHeIsNotSubduedEveryEventMovesHimAndTheLastLevelSubduesHim() {
        for (ColossusDifficulty difficulty : ColossusDifficulty.values()) {
            for (int tokens = 0; tokens < difficulty.subdueTokens(); tokens++) {
                for (int level = 1; level <= 12; level++) {
                    ColossusState crisis = with(active(), difficulty, tokens, level);
                    ColossusState rampage = with(linked(push(), 2, 5), difficulty, tokens, level);
                    for (Happening happening : ANYWHERE) {
                        expectMoved(happening.after(crisis), happening, level, tokens);
                    }
                    for (Happening happening : RAMPAGING) {
                        expectMoved(happening.after(rampage), happening, level, tokens);
                    }
                }
            }
        }
    }

    private static ColossusState with(ColossusState state, ColossusDifficulty difficulty, int tokens, int level) {
        return StateEdits.of(at(StateEdits.of(state).withSetup(state.setup().withDifficulty(difficulty)), level))
                .withSubdueTokens(tokens);
    }

    private static void expectMoved(ColossusState after, Happening happening, int level, int tokensBefore) {
        int moved = Math.max(0, Math.min(12, level + happening.change()));
        boolean subdued = moved == 0;
        int tokens = subdued ? tokensBefore + 1 : tokensBefore;
        assertThat(after.momentum()).as("%s from %d", happening, level).isEqualTo(Momentum.of(moved));
        assertThat(after.isSubdued()).isEqualTo(subdued);
        expectTokens(after, tokens);
    }

    private static void expectTokens(ColossusState after, int tokens) {
        assertThat(after.subdueTokens()).isEqualTo(tokens);
        assertThat(after.isOver())
                .isEqualTo(tokens == after.setup().difficulty().subdueTokens());
    }

    @Test
    @Verifies({
        ColossusRuleId.SUBDUE,
        ColossusRuleId.MOMENTUM_STAYS_0_WHILE_SUBDUED,
        ColossusRuleId.ORDER_AT_THE_END_OF_A_RAMPAGE
    })
    void whileHeIsSubduedNoEventMovesHimUntilTheSubduedRampageEnds() {
        for (ColossusDifficulty difficulty : ColossusDifficulty.values()) {
            for (int tokens = 1; tokens < difficulty.subdueTokens(); tokens++) {
                ColossusState own = run(with(linked(active(), 2, 5), difficulty, tokens - 1, 1), new DamageColossus(1));
                ColossusState finishing =
                        run(with(linked(push(), 2, 5), difficulty, tokens - 1, 1), new DamageColossus(1));
                assertThat(own.rampage().get().isSubdued()).isTrue();
                assertThat(finishing.isRampageDue()).isTrue();
                for (Happening happening : RAMPAGING) {
                    ColossusState after = happening.after(own);
                    assertThat(after.momentum())
                            .as("%s in the Subdued Rampage", happening)
                            .isEqualTo(Momentum.of(happening.ends() ? START : 0));
                    expectTokens(after, tokens);
                    // The Rampage that he finishes is followed by the Subdued one, and he is Subdued throughout.
                    ColossusState owed = happening.after(finishing);
                    assertThat(owed.momentum())
                            .as("%s while he finishes a Rampage", happening)
                            .isEqualTo(Momentum.NONE);
                    assertThat(owed.rampage().get().isSubdued()).isEqualTo(happening.ends());
                    expectTokens(owed, tokens);
                }
            }
        }
    }
}
