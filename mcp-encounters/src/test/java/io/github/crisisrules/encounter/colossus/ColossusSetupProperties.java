package io.github.crisisrules.encounter.colossus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.testing.encounter.ColossusArbitraries;
import io.github.crisisrules.testing.encounter.SquadArbitraries;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class ColossusSetupProperties {
    private static final int TRIES = 300;

    @Provide
    Arbitrary<CrisisTeam> teams() {
        return SquadArbitraries.teams();
    }

    @Provide
    Arbitrary<ColossusSetup> setups() {
        return ColossusArbitraries.setups();
    }

    @Property
    @Verifies({ColossusRuleId.SQUADS, ColossusRuleId.DIFFICULTY})
    void aTeamIsAllowedExactlyIfTwoSquadsKeepTheThreatAndTheCardsOfTheDifficulty(
            @ForAll("teams") CrisisTeam team, @ForAll ColossusDifficulty difficulty) {
        boolean allowed = team.squads().size() == 2
                && team.members().nonEmpty()
                && team.members()
                                .map(member -> PlainName.key(member.alterEgo()))
                                .distinct()
                                .size()
                        == team.members().size()
                && team.squads()
                        .forAll(squad -> squad.members().nonEmpty()
                                && squad.threat() <= 17
                                && squad.tactics().size() <= difficulty.tacticCards());
        ColossusSetup setup = ColossusSetup.of(difficulty, team, MomentumTrack.STAND_IN, Tower.all());
        assertThat(Colossus.start(setup).isValid()).isEqualTo(allowed);
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.SQUADS, ColossusRuleId.DIFFICULTY, EncounterRuleId.DIFFICULTY})
    void aTeamThatMayPlayADifficultyMayPlayEachWithAtLeastAsManyCards(
            @ForAll("setups") ColossusSetup setup, @ForAll ColossusDifficulty other) {
        assertThat(setup.faults()).isEmpty();
        assertThat(other.tacticCards() < setup.difficulty().tacticCards()
                        || setup.withDifficulty(other).faults().isEmpty())
                .isTrue();
        assertThat(Integer.compare(other.subdueTokens(), setup.difficulty().subdueTokens()))
                .as("the harder, the more Subdue tokens")
                .isEqualTo(Integer.signum(other.compareTo(setup.difficulty())));
    }

    @Property(tries = TRIES)
    @Verifies(ColossusRuleId.SETUP)
    void anEncounterBeginsWith9MomentumAllTowersAndTheFirstTokenTurnedUp(@ForAll("setups") ColossusSetup setup) {
        ColossusState start = Colossus.play(setup).state();
        assertThat(start.momentum()).isEqualTo(Momentum.of(9));
        assertThat(start.towers()).isEqualTo(Tower.all());
        assertThat(start.priorityTower()).containsExactly(setup.towerTokens().head());
    }

    @Property(tries = TRIES)
    @Verifies(ColossusRuleId.SETUP)
    void theTokensAndThePlacesAreTheSixTowersHoweverTheyAreDrawn(
            @ForAll("setups") ColossusSetup setup,
            @ForAll long seed,
            @ForAll @IntRange(max = 5) int place,
            @ForAll @IntRange(min = 1, max = 5) int shift) {
        ColossusSetup drawn =
                ColossusSetup.shuffled(setup.difficulty(), setup.team(), setup.momentumTrack(), Seed.of(seed));
        assertThat(drawn.faults()).isEmpty();
        Vector<Tower> twice =
                setup.towerTokens().update(place, setup.towerTokens().get((place + shift) % Tower.COUNT));
        assertThat(setup.withTowerTokens(twice).faults()).hasSize(1);
        assertThat(setup.withTowerPlaces(twice).faults()).hasSize(1);
    }

    @Property(tries = TRIES)
    @Verifies(ColossusRuleId.SETUP)
    void thePlayersHaveOppositeCornersWhicheverOneIsPicked(@ForAll("setups") ColossusSetup setup) {
        Vector<Corner> corners = setup.team().squads().map(CrisisSquad::player).flatMap(setup::cornerOf);
        assertThat(corners).containsExactly(setup.corner(), setup.corner().opposite());
        assertThat(setup.corner().opposite()).isNotEqualTo(setup.corner());
        assertThat(setup.corner().opposite().opposite()).isEqualTo(setup.corner());
    }
}
