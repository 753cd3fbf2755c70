package io.github.crisisrules.encounter.hulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.hulk.attack.AttackProfile;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.testing.encounter.HulkArbitraries;
import io.github.crisisrules.testing.encounter.SquadArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class HulkSetupProperties {
    private static final int TRIES = 300;

    @Provide
    Arbitrary<CrisisTeam> teams() {
        return SquadArbitraries.teams();
    }

    @Provide
    Arbitrary<HulkSetup> setups() {
        return HulkArbitraries.setups();
    }

    @Property
    @Verifies({HulkRuleId.SQUADS, HulkRuleId.DIFFICULTY, HulkRuleId.STEPS_OF_SCORE_SERUM_AND_POWER})
    void aTeamIsAllowedExactlyIfTwoSquadsOfThreeCharactersKeepThreatAndCardsAndUseNoAffiliation(
            @ForAll("teams") CrisisTeam team, @ForAll HulkDifficulty difficulty) {
        CrisisTeam unaffiliated = new CrisisTeam(team.squads().map(squad -> squad.withAffiliation(Option.none())));
        boolean allowed = team.squads().size() == 2
                && team.members().size() >= 3
                && team.members()
                                .map(member -> PlainName.key(member.alterEgo()))
                                .distinct()
                                .size()
                        == team.members().size()
                && team.squads()
                        .forAll(squad -> squad.members().nonEmpty()
                                && squad.threat() <= 17
                                && squad.tactics().size() <= difficulty.tacticCards());
        HulkSetup setup = HulkGames.setup(difficulty);
        assertThat(Hulk.start(setup.withTeam(unaffiliated)).isValid()).isEqualTo(allowed);
        assertThat(Hulk.start(setup.withTeam(team)).isValid()).isEqualTo(allowed && team.equals(unaffiliated));
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.DIFFICULTY, HulkRuleId.DEPLOY, HulkRuleId.RAGE})
    void theStartingRageScoresNothingAndIsMoreTheHarderTheEncounter(
            @ForAll("setups") HulkSetup setup, @ForAll HulkDifficulty other) {
        HulkState start = Hulk.play(setup).state();
        assertThat(start.rage()).isEqualTo(setup.difficulty().startingRage());
        assertThat(start.frame().crisisPoints() + start.frame().cosmicPoints()).isZero();
        assertThat(start.hulk().powerLimit()).isEqualTo(10 + start.rage());
        assertThat(Integer.compare(other.startingRage(), start.rage()))
                .isEqualTo(Integer.signum(other.compareTo(setup.difficulty())));
    }

    @Property(tries = TRIES)
    @Verifies(HulkRuleId.COSMIC)
    void hulkAloneIsTheCosmicThreatAndAPlayerRunsHim(@ForAll("setups") HulkSetup setup) {
        HulkState start = Hulk.play(setup).state();
        assertThat(start.frame().inPlay(Side.COSMIC_THREAT).map(Combatant::id)).containsExactly(HulkSetup.HULK);
        assertThat(start.frame().combatants().map(Combatant::role)).doesNotContain(Combatant.Role.MINION);
        assertThat(start.team()).isEqualTo(setup.team().allies());
        assertThat(setup.mission().hasCosmicPlayer()).isTrue();
    }

    @Property(tries = TRIES)
    @Verifies(HulkRuleId.DEPLOY)
    void theTeamDeploysOnlyAsAWholeAndHulkOnlyAfterIt(
            @ForAll("setups") HulkSetup setup, @ForAll @IntRange(max = 8) int near, @ForAll boolean isHulkNear) {
        HulkState start = Hulk.play(setup).state();
        Vector<CombatantId> within = start.team().take(near);
        assertThat(Hulk.GAME.decide(start, new HulkCommand.DeployHulk(true)).isRefused())
                .isTrue();
        assertThat(Hulk.GAME.decide(start, new HulkCommand.DeployTeam(within)).isRefused())
                .isEqualTo(within.size() < start.team().size());
        HulkState deployed =
                HulkGames.after(start, new HulkCommand.DeployTeam(start.team().reverse()));
        assertThat(Hulk.GAME
                        .decide(deployed, new HulkCommand.DeployHulk(isHulkNear))
                        .isRefused())
                .isEqualTo(!isHulkNear);
    }

    @Property(tries = TRIES)
    @Verifies(HulkRuleId.LOST_VALUES_ARE_CALLER_DATA)
    void anyPossibleCardIsAcceptedAndEachImpossibleNumberIsOneFault(
            @ForAll("setups") HulkSetup setup, @ForAll @IntRange(min = 1, max = 5) int tooLow) {
        assertThat(setup.faults()).isEmpty();
        Vector<UnaryOperator<HulkCard>> changes = Vector.of(
                card -> card.withStamina(1 - tooLow),
                card -> card.withSize(1 - tooLow),
                card -> card.withPhysicalDefence(1 - tooLow),
                card -> card.withEnergyDefence(1 - tooLow),
                card -> card.withMysticDefence(1 - tooLow),
                card -> card.withRagePushRange(1 - tooLow),
                card -> card.withLeapCost(-tooLow),
                card -> card.withPunyCost(-tooLow),
                card -> card.withThrowCost(-tooLow),
                card -> card.withStrongestOneThereIsCost(Option.of(-tooLow)),
                card -> card.withThunderClap(new AttackProfile(AttackType.ENERGY, AttackRange.beam(4 + tooLow), 5, 0)));
        changes.forEach(change -> assertThat(change.apply(setup.card()).faults())
                .as("%s", changes.indexOf(change))
                .hasSize(1));
        UnaryOperator<HulkCard> all = card -> changes.foldLeft(card, (worse, change) -> change.apply(worse));
        assertThat(all.apply(setup.card()).faults()).hasSize(changes.size());
    }

    @Property(tries = TRIES)
    @Verifies({HulkRuleId.THROW, HulkRuleId.LOST_VALUES_ARE_CALLER_DATA})
    void aCharacterMayThrowTheInteractiveTerrainUpToItsSize(@ForAll("setups") HulkSetup setup) {
        Vector<CombatantId> bySize = setup.team().allies().sortBy(setup::size);
        Vector<Terrain> smaller = Vector.empty();
        for (CombatantId character : bySize) {
            Vector<Terrain> throwable = setup.throwable(character);
            assertThat(throwable).containsAll(smaller);
            assertThat(setup.terrain()).containsAll(throwable);
            smaller = throwable;
        }
    }

    @Property
    @Verifies(EncounterRuleId.ABSURD_SIZES_ARE_REFUSED)
    void terrainHasASizeFromOneToTen(@ForAll @IntRange(min = -20, max = 40) int size) {
        assertThat(Try.of(() -> Terrain.interactive("bus", size)).isSuccess()).isEqualTo(size >= 1 && size <= 10);
    }
}
