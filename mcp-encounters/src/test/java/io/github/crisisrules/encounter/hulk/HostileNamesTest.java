package io.github.crisisrules.encounter.hulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.name.NameViolation;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Minion;
import io.github.crisisrules.encounter.squad.SquadViolation;
import io.github.crisisrules.encounter.squad.Stamina;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Names that cannot be printed are refused where they come in: by the value they are part of, or by the start. */
class HostileNamesTest {
    private static final Vector<String> HOSTILE =
            Vector.of("a\tb", "a\nb", "\ud800", "x".repeat(201), "a\u202eb", "\u200b");

    private static final HulkSetup SETUP = HulkGames.setup(HulkDifficulty.NORMAL);

    @Test
    void valuesRefuseThem() {
        for (String name : HOSTILE) {
            CombatantId ada = CombatantId.of("Ada");
            refused(name, () -> CombatantId.of(name));
            refused(name, () -> new Minion(ada, name, new Stamina(3, 3)));
            refused(name, () -> LastingEffect.thisRound(name));
            refused(name, () -> PhaseEffect.of(name, Step.POWER_PLAYERS));
            refused(name, () -> StatusCard.withCharacter(name, ada));
            refused(name, () -> StatusCard.withCharacter("card", ada).withSuperpower(name));
            refused(name, () -> new Terrain(name, 2, true));
        }
    }

    private static void refused(String name, Runnable making) {
        assertThatIllegalArgumentException().as(PlainName.shown(name)).isThrownBy(making::run);
    }

    @Test
    void theStartRefusesThem() {
        for (String name : HOSTILE) {
            assertRefused(SETUP.withAbsorbers(SETUP.absorbers().append(name)), name);
            assertRefused(squad(first -> first.withTactics(Vector.of(name))), name);
            assertRefused(squad(first -> first.withPlayer(name)), name);
            assertRefused(squad(first -> first.withAffiliation(Option.some(name))), name);
            assertRefused(member(hero -> hero.withImmunities(Vector.of(name))), name);
            assertRefused(member(hero -> hero.withAlterEgo(name)), name);
        }
    }

    @Test
    void threatCannotOverflowIntoALegalSquad() {
        HulkSetup huge =
                squad(first -> first.withMembers(first.members().map(hero -> hero.withThreat(Integer.MAX_VALUE))));
        assertThat(Hulk.start(huge).getError()).anyMatch(SquadViolation.TooMuchThreat.class::isInstance);
        assertThat(huge.team().squads().head().threat()).isEqualTo(Integer.MAX_VALUE);
    }

    private static HulkSetup squad(UnaryOperator<CrisisSquad> change) {
        Vector<CrisisSquad> squads = SETUP.team().squads();
        return SETUP.withTeam(new CrisisTeam(squads.update(0, change)));
    }

    private static HulkSetup member(UnaryOperator<TeamMember> change) {
        return squad(first -> first.withMembers(first.members().update(0, change)));
    }

    private static void assertRefused(HulkSetup setup, String name) {
        assertThat(Hulk.start(setup).getError()).as(PlainName.shown(name)).anyMatch(NameViolation.class::isInstance);
    }
}
