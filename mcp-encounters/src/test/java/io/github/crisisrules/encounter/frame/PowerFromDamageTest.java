package io.github.crisisrules.encounter.frame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusTable;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkTable;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Power for damage: reported by the players, unless the setup gives it. */
class PowerFromDamageTest {
    private static final CrisisTeam TEAM = CrisisTeam.of(
            CrisisSquad.of("Ada", TeamMember.of("Lancer", 6, 6, 5), TeamMember.of("Bulwark", 6, 7, 6)),
            CrisisSquad.of("Bruno", TeamMember.of("Comet", 5, 5, 5), TeamMember.of("Warden", 6, 6, 6)));

    private static ColossusTable colossus(PowerFromDamage power) {
        return ColossusTable.start(
                        ColossusSetup.shuffled(ColossusDifficulty.NORMAL, TEAM, MomentumTrack.STAND_IN, Seed.of(1))
                                .withPowerFromDamage(power))
                .beginFirstRound();
    }

    private static HulkTable hulk(PowerFromDamage power) {
        return HulkTable.start(HulkSetup.builder()
                        .difficulty(HulkDifficulty.NORMAL)
                        .team(TEAM)
                        .card(HulkCard.standIn())
                        .absorbers(Vector.of("north"))
                        .powerFromDamage(power)
                        .build())
                .deployTeam()
                .deployHulk()
                .beginFirstRound();
    }

    @Test
    @Verifies(EncounterRuleId.POWER_FROM_DAMAGE)
    void byDefaultThePlayersReportIt() {
        assertThat(colossus(PowerFromDamage.REPORTED).play().state().setup())
                .isEqualTo(ColossusSetup.shuffled(ColossusDifficulty.NORMAL, TEAM, MomentumTrack.STAND_IN, Seed.of(1)));
        ColossusTable hurt = colossus(PowerFromDamage.REPORTED).sufferDamage("Lancer", 2);
        assertThat(hurt.character("Lancer").power()).isEqualTo(1);
        assertThat(hurt.gainPower("Lancer", 2).character("Lancer").power()).isEqualTo(3);
    }

    @Test
    @Verifies(EncounterRuleId.POWER_FROM_DAMAGE)
    void eachDamageGivesOnePowerWhereTheSetupSaysSo() {
        ColossusTable colossus = colossus(PowerFromDamage.GAINED);
        assertThat(colossus.sufferDamage("Lancer", 2).lastSentences())
                .containsExactly("Lancer suffers 2 damage.", "Lancer gains 2 Power.");
        // Comet has stamina 5: the damage beyond it is lost, and so is its Power. She had 1.
        ColossusTable dazed = colossus.sufferDamage("Comet", 9);
        assertThat(dazed.character("Comet").power()).isEqualTo(6);
        // The Colossus has no stamina, and no Power for damage: 1 comes from the Power Phase.
        assertThat(colossus.damageColossus(4).character("Unstoppable Colossus").power())
                .isEqualTo(1);
        // Hulk gains it as well: he had 3, and 11 is his maximum with 1 Rage.
        HulkTable hulk = hulk(PowerFromDamage.GAINED);
        assertThat(hulk.sufferDamage("The Incredible Hulk", 4)
                        .character("The Incredible Hulk")
                        .power())
                .isEqualTo(7);
        assertThat(hulk.sufferDamage("Warden", 2).character("Warden").power()).isEqualTo(5);
        assertThat(hulk(PowerFromDamage.REPORTED)
                        .sufferDamage("Warden", 2)
                        .character("Warden")
                        .power())
                .isEqualTo(3);
    }

    @Property(tries = 60)
    @Verifies(EncounterRuleId.POWER_FROM_DAMAGE)
    void aCharacterGainsAsMuchPowerAsItGetsDamageTokensUpToItsMaximum(
            @ForAll @IntRange(min = 1, max = 12) int damage, @ForAll @IntRange(max = 9) int power) {
        for (PowerFromDamage policy : PowerFromDamage.values()) {
            ColossusTable before = colossus(policy);
            before = power > 0 ? before.gainPower("Comet", power) : before;
            Combatant hurt = before.sufferDamage("Comet", damage).character("Comet");
            int gained = policy == PowerFromDamage.GAINED ? hurt.damage() : 0;
            assertThat(hurt.damage()).isEqualTo(Math.min(5, damage));
            assertThat(hurt.power()).isEqualTo(Math.min(10, 1 + power + gained));
        }
    }
}
