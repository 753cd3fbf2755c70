package io.github.crisisrules.encounter.madeup;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.testing.GameHistories;
import io.github.crisisrules.testing.GameHistories.History;
import io.github.crisisrules.testing.GameSubject;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;

/** The frame carries an encounter that a caller wrote. */
class HeistHistoryProperties {
    @Provide
    Arbitrary<History<Heist.State, Heist.Command, Heist.Event>> histories() {
        return GameHistories.of(new Subject()).upTo(250);
    }

    @Property(tries = 60)
    @Verifies({
        EncounterRuleId.SIDES,
        EncounterRuleId.TURNS,
        EncounterRuleId.COSMIC_TURN,
        EncounterRuleId.MINIONS,
        EncounterRuleId.TRACKER,
        EncounterRuleId.CLEANUP
    })
    void anEncounterOfTheCallersKeepsTheLawsOfAGameAndReachesBothEnds(
            @ForAll("histories") History<Heist.State, Heist.Command, Heist.Event> history) {
        Statistics.label("ending")
                .collect(history.check().state().frame().ending())
                .coverage(coverage -> {
                    coverage.check(Option.of(Heist.OPEN)).count(count -> count > 0);
                    coverage.check(Option.of(Heist.CAUGHT)).count(count -> count > 0);
                });
    }

    private static final class Subject implements GameSubject<Heist.State, Heist.Command, Heist.Event> {
        @Override
        public Play<Heist.State, Heist.Command, Heist.Event> start(Seed seed) {
            return Heist.start();
        }

        @Override
        public Seq<Heist.Command> legal(Heist.State state) {
            return Heist.GAME
                    .choices(state)
                    .filter(choice -> choice.questions().isEmpty())
                    .map(choice -> choice.command(Answers.only()));
        }

        @Override
        public Seq<Heist.Command> candidates(Heist.State state, Seed seed) {
            Vector<Heist.Command> candidates = Vector.<FrameCommand>of(
                            new FrameCommand.BeginFirstRound(),
                            new FrameCommand.Pass(Side.CRISIS_TEAM),
                            new FrameCommand.Pass(Side.COSMIC_THREAT),
                            new FrameCommand.ResolveEffect("The alarm rings"),
                            new FrameCommand.EndActivation(),
                            new FrameCommand.EndTurn())
                    .<Heist.Command>map(Heist.InFrame::new)
                    .append(new Heist.OpenLock());
            for (String name : Vector.of("Cat", "Ant", "Fox", "Owl", "Kingpin", "Guard", "nobody")) {
                candidates = candidates
                        .append(new Heist.InFrame(new FrameCommand.Activate(CombatantId.of(name))))
                        .append(new Heist.InFrame(new FrameCommand.Advance(CombatantId.of(name))));
            }
            return candidates;
        }

        @Override
        public boolean isOver(Heist.State state) {
            return state.frame().isOver();
        }

        @Override
        public void checkInvariants(Heist.State state) {
            assertThat(state.frame().trackerTokens()).isBetween(0, 3);
            assertThat(state.frame().inPlay(Side.CRISIS_TEAM).count(Combatant::isActivated))
                    .isLessThanOrEqualTo(9);
            assertThat(state.frame().turn().exists(turn -> turn.activated().size() > 3))
                    .isFalse();
            assertThat(state.frame().turn().isDefined() && state.frame().step() != Step.TURNS)
                    .isFalse();
            assertThat(state.frame().roundCounter())
                    .containsExactly(state.frame().round());
        }
    }
}
