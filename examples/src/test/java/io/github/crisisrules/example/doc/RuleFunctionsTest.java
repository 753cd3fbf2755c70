package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.hulk.HulkEndings;
import io.github.crisisrules.encounter.hulk.HulkScoring;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.Resolution;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.Recovery;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.Finals;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.StrengthOfSchedule;
import io.vavr.collection.Vector;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The code that the page of rules as functions shows, compiled and run. */
class RuleFunctionsTest {
    @Test
    void eventsAreFunctions() {
        // doc
        PlayerId ada = PlayerId.of(1);
        PlayerId bruno = PlayerId.of(2);
        PlayerId chidi = PlayerId.of(3);
        PlayerId dana = PlayerId.of(4);
        // Swiss pairing: points, and the opponents met so far.
        PairingPool pool = PairingPool.of(
                PoolPlayer.of(ada, 2, bruno),
                PoolPlayer.of(bruno, 2, ada),
                PoolPlayer.of(chidi, 1, dana),
                PoolPlayer.of(dana, 1, chidi));
        System.out.println(
                PairingSystem.swiss().pair(pool, Seed.ofWords("round 2")).pairs());
        // Strength of Schedule: the points of the opponents, divided by the rounds that they played.
        Records records = Records.of(
                PlayerRecord.of(ada, 4, 2, List.of(bruno, chidi), 31),
                PlayerRecord.of(bruno, 4, 2, List.of(ada, chidi), 28),
                PlayerRecord.of(chidi, 1, 2, List.of(ada, bruno), 20));
        System.out.println(StrengthOfSchedule.of(records, ada));
        // The bracket of a cut to four.
        Bracket bracket = Finals.begin(List.of(ada, bruno, chidi, dana)).get();
        System.out.println(bracket.round().matches().flatMap(match -> match.pairing()));
        // end
        assertThat(bracket.round().matches().flatMap(match -> match.pairing())).hasSize(2);
    }

    @Test
    void encountersAreFunctions() {
        // doc
        Momentum momentum = Momentum.START.after(MomentumCause.DOWNFALL); // a character was Dazed or KO'd
        System.out.println(momentum.level());
        int cosmic = HulkScoring.cosmicPoints(4); // four KOs
        int crisis = HulkScoring.crisisPoints(3, 2); // three Rage gained, two Absorbers secured
        System.out.println(cosmic + " to " + crisis + ", ended: "
                + HulkEndings.of(cosmic, crisis, 5).isDefined());
        // end
        assertThat(momentum.level()).isEqualTo(10);
    }

    @Test
    void actionsAreFunctions() {
        // doc
        Resolution attack = Resolution.of(Intent.HURT, RollResult.of(16, DieSize.D8), RollResult.of(9, DieSize.D12));
        // A margin of 7 steps the D8 up to D10; the larger D12 of the reaction steps it back.
        System.out.println(attack.winner().describe() + " wins by " + attack.margin() + " with "
                + attack.effects().head());
        // end
        assertThat(attack.winner()).isEqualTo(RollSide.ACTION);
        assertThat(attack.effects()).isEqualTo(Vector.of(DieSize.D8));
        Ailments harm = Ailments.none();
        // doc
        Ailments better = Recovery.in(SceneKind.TRANSITION).won(harm, Ailment.stress(StressType.MENTAL), DieSize.D8);
        // end
        assertThat(better).isEqualTo(harm);
    }
}
