package io.github.crisisrules.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.lab.colossus.ColossusSimulation;
import io.github.crisisrules.lab.colossus.PractisedColossusPolicy;
import io.github.crisisrules.lab.hulk.HulkSimulation;
import io.github.crisisrules.lab.study.PairedDifference;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The rules of thumb hold in every moment of many games, and whoever goes by them wins more often than plain players. */
class PractisedPolicyTest {
    private static final Simulation<ColossusState, ColossusCommand, ColossusEvent> COLOSSUS =
            ColossusSimulation.practised(ColossusSimulation.standIn(ColossusDifficulty.HARD, StandInTeam.SOME));
    private static final Simulation<HulkState, HulkCommand, HulkEvent> HULK =
            HulkSimulation.practised(HulkSimulation.standIn(HulkDifficulty.NORMAL, StandInTeam.SOME), Side.values());

    @Test
    void theCharacterNearestToBeingFelledActsFirst() {
        int choices = 0;
        for (int i = 0; i < 10; i++) {
            ColossusState before = COLOSSUS.start().apply(Seed.of(i)).state();
            for (var step : COLOSSUS.play(Seed.of(i)).steps()) {
                if (step.command() instanceof ColossusCommand.InFrame in
                        && in.command() instanceof FrameCommand.Activate next) {
                    ColossusState state = before;
                    Vector<Integer> lives = FrameChoices.mayActivate(state.frame())
                            .map(who -> life(state.frame().combatant(who)));
                    assertThat(life(state.frame().combatant(next.character())))
                            .isEqualTo(lives.min().get());
                    choices += lives.distinct().size() > 1 ? 1 : 0;
                }
                before = step.state();
            }
        }
        assertThat(choices).as("activations at which it made a difference").isGreaterThan(50);
    }

    private static int life(Combatant combatant) {
        return combatant.limit().get() - combatant.damage();
    }

    /** Links are begun at the priority tower first and then elsewhere, and never more than one is half-finished. */
    @Test
    void linksAreSpreadAndFinished() {
        int elsewhere = 0;
        for (int i = 0; i < 10; i++) {
            ColossusState before = COLOSSUS.start().apply(Seed.of(i)).state();
            for (var step : COLOSSUS.play(Seed.of(i)).steps()) {
                if (step.command() instanceof ColossusCommand.PlaceBeam beam) {
                    Tower priority = before.priorityTower().get();
                    boolean linked = before.links().exists(link -> link.touches(priority));
                    boolean half = before.beams().size() > 2 * before.links().size();
                    boolean atPriority =
                            TowerLink.between(beam.tower(), beam.toward()).touches(priority);
                    if (half) {
                        assertThat(step.state().links()).hasSize(before.links().size() + 1);
                    } else {
                        int others = before.towers().size() - 1;
                        boolean full = before.links()
                                        .reject(link -> link.touches(priority))
                                        .size()
                                == others * (others - 1) / 2;
                        assertThat(atPriority).isEqualTo(!linked || full);
                        elsewhere += atPriority ? 0 : 1;
                    }
                }
                before = step.state();
            }
        }
        assertThat(elsewhere).isGreaterThan(20);
    }

    @Test
    void subduedCharactersActFirst() {
        int choices = 0;
        for (int i = 0; i < 20; i++) {
            HulkState before = HULK.start().apply(Seed.of(i)).state();
            for (var step : HULK.play(Seed.of(i)).steps()) {
                if (step.command() instanceof HulkCommand.InFrame in
                        && in.command() instanceof FrameCommand.Activate next
                        && before.team().contains(next.character())) {
                    Vector<CombatantId> subdued =
                            FrameChoices.mayActivate(before.frame()).filter(before::isSubdued);
                    assertThat(subdued.isEmpty() || subdued.contains(next.character()))
                            .isTrue();
                    choices += subdued.isEmpty() ? 0 : 1;
                }
                before = step.state();
            }
        }
        assertThat(choices).isGreaterThan(30);
    }

    /** Puny costs 2 and his dearest attack 5: with less than 7 he keeps his Power, unless the game is at stake. */
    @Test
    void hulkKeepsHisPowerForAttacks() {
        int kept = 0;
        for (int i = 0; i < 20; i++) {
            Play<HulkState, HulkCommand, HulkEvent> game = HULK.play(Seed.of(i));
            HulkState before = game.start();
            for (var step : game.steps()) {
                if (step.command() instanceof HulkCommand.DecidePuny puny) {
                    boolean last = before.frame().points(Side.CRISIS_TEAM) >= 10
                            && before.hulk().damage() >= 6;
                    assertThat(puny.isUsed()).isEqualTo(last || before.hulk().power() >= 7);
                    kept += puny.isUsed() ? 0 : 1;
                }
                before = step.state();
            }
        }
        assertThat(kept).isGreaterThan(50);
    }

    /** Whoever attacks does not know the dice, and the practised player chooses the same whatever they are. */
    @Test
    void theDiceToComeAreNotKnown() {
        int attacks = 0;
        var game = COLOSSUS.start().apply(Seed.of(4));
        for (var step : COLOSSUS.play(Seed.of(4)).steps()) {
            AnswerOptions possible = COLOSSUS.table().at(game, Seed.of(4));
            if (game.choices().exists(possible::isRolled)) {
                var now = game;
                assertThat(Vector.of(1L, 2L, 3L)
                                .map(dice -> new Moment<>(now, possible.withDice(Seed.of(dice)), Seed.of(4)))
                                .map(moment -> PractisedColossusPolicy.STAND_IN.choose(moment)
                                        instanceof ColossusCommand.PlaceBeam)
                                .distinct())
                        .hasSize(1);
                attacks++;
            }
            game = game.apply(step.command());
        }
        assertThat(attacks).isGreaterThan(20);
    }

    @Test
    void practisedPlayersAreStronger() {
        var hard = ColossusSimulation.standIn(ColossusDifficulty.HARD, StandInTeam.SOME);
        assertThat(better(hard, COLOSSUS).isBetter()).isTrue();
        var smash = HulkSimulation.standIn(HulkDifficulty.HARD, StandInTeam.SOME);
        PairedDifference hulk = better(HulkSimulation.practised(smash, Side.COSMIC_THREAT), smash);
        assertThat(hulk.isBetter()).as("worse for the team: %s", hulk).isTrue();
    }

    private static PairedDifference better(Simulation<?, ?, ?> first, Simulation<?, ?, ?> second) {
        return PairedDifference.between(first, second, 250, Seed.of(8), 1);
    }

    @Test
    void reportsNameThem() {
        assertThat(COLOSSUS.setting().players()).isEqualTo("practised play, 4 + 4 characters");
        assertThat(COLOSSUS.notes()).anyMatch(note -> note.startsWith("practised players"));
        assertThat(HULK.setting().players()).isEqualTo("practised play against practised play, 4 + 4 characters");
        assertThat(new PractisedColossusPolicy(1, 0).notes()).isEmpty();
        assertThatThrownBy(() -> new PractisedColossusPolicy(-1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1 links");
    }
}
