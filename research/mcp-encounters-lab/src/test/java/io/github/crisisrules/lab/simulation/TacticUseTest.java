package io.github.crisisrules.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.lab.hulk.HulkSimulation;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Team Tactic cards at a simulated table. */
class TacticUseTest {
    /** Normal difficulty gives each squad 3 cards: one in each of the first three rounds, for the squad's first to act. */
    @Test
    @Verifies(HulkRuleId.DIFFICULTY)
    void aSquadPlaysACardInEachRoundWhileItHasOne() {
        var game =
                HulkSimulation.standIn(HulkDifficulty.NORMAL, StandInTeam.SOME).play(Seed.of(1));
        LinkedHashSet<String> helped = LinkedHashSet.empty();
        int last = 0;
        for (var step : game.steps()) {
            if (step.command() instanceof HulkCommand.AttackHulk attack && attack.strength() == 7) {
                String squad = attack.attacker().name().split(" ")[0];
                last = step.state().frame().round();
                helped = helped.add(squad + last + attack.attacker());
            } else if (step.command() instanceof HulkCommand.AttackHulk attack) {
                assertThat(attack.strength()).isEqualTo(5);
            }
        }
        assertThat(last).isLessThanOrEqualTo(3);
        // At most one character of a squad in a round.
        assertThat(helped.map(each -> each.replaceAll("[0-9]$", ""))).hasSameSizeAs(helped);
        assertThat(helped.size()).isBetween(3, 6);
    }

    @Test
    void aSquadWithoutCardsHasNone() {
        for (HulkDifficulty difficulty : HulkDifficulty.values()) {
            var team = StandInTeam.FEW.with(difficulty.tacticCards());
            assertThat(difficulty.composition().check(team).isValid()).isTrue();
            assertThat(team.squads().map(squad -> squad.tactics().size()))
                    .isEqualTo(Vector.fill(2, difficulty.tacticCards()));
        }
        var game = HulkSimulation.standIn(HulkDifficulty.NARRATIVE, StandInTeam.SOME)
                .play(Seed.of(1));
        assertThat(game.steps()
                        .filter(step ->
                                step.command() instanceof HulkCommand.AttackHulk attack && attack.strength() != 5))
                .isEmpty();
    }
}
