package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.odds.DiceOnOffer;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.pairing.RoundPairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The code that the Javadoc shows and no page does. */
class JavadocTest {
    @Test
    void seedsSplitByPurpose() {
        // doc
        Seed event = Seed.ofWords("rain on Saturday");
        Vector<String> order = event.split("round/1").split("tables").shuffle(Vector.of("Ada", "Bruno", "Chidi"));
        int die = event.split("demonstration").below(6) + 1;
        // end
        assertThat(order).containsExactlyInAnyOrder("Ada", "Bruno", "Chidi");
        assertThat(die).isBetween(1, 6);
    }

    @Test
    void sentencesAreInTheLanguageOfTheirWording() {
        var play = Desk.challenger("Sábado", Seed.of(1)).register("Ada").play();
        TournamentEvent event = play.log().last();
        // doc
        String sentence = event.describe(play.wording().in(Language.SPANISH));
        // end
        assertThat(sentence).contains("Ada").isNotEqualTo(event.describe(play.wording()));
    }

    @Test
    void distributionsAreExact() {
        // doc
        Distribution<Integer> die = Distribution.uniform(Vector.rangeClosed(1, 6));
        Distribution<Integer> three = Distribution.sum(die, 3);
        Ratio tenOrMore = three.chance(total -> total >= 10); // 5/8
        Ratio mean = three.expectation(total -> total); // 21/2
        // end
        assertThat(tenOrMore).isEqualTo(Ratio.of(5, 8));
        assertThat(mean).isEqualTo(Ratio.of(21, 2));
    }

    @Test
    void poolsAreReadAndAdded() {
        // doc
        Pool pool = Pool.of("2d6+d8");
        Pool more = pool.plus(DieSize.D10); // 2d6+d8+d10
        // end
        assertThat(more).isEqualTo(Pool.of("2d6+d8+d10"));
        assertThat(more).hasToString("2d6+d8+d10");
    }

    @Test
    void aPushOrAStuntIsOnOfferAndATraitBesideIt() {
        // doc
        DiceOnOffer push = DiceOnOffer.atMostOneOf(DieSize.D6, DieSize.D8); // a push or a stunt
        DiceOnOffer more = push.and(DieSize.D10); // and one more trait
        // end
        assertThat(more.atMostOneOf()).isEqualTo(push.atMostOneOf()).containsExactly(DieSize.D6, DieSize.D8);
        assertThat(more.anyOf()).containsExactly(DieSize.D10);
    }

    @Test
    void aFieldIsPairedWithoutAnEvent() {
        // doc
        PlayerId ada = PlayerId.of(1);
        PlayerId bruno = PlayerId.of(2);
        PlayerId chidi = PlayerId.of(3);
        PlayerId dana = PlayerId.of(4);
        PairingPool pool = PairingPool.of(
                PoolPlayer.of(ada, 3, bruno),
                PoolPlayer.of(bruno, 3, ada),
                PoolPlayer.of(chidi, 0, dana),
                PoolPlayer.of(dana, 0, chidi));
        RoundPairing paired = PairingSystem.swiss().pair(pool, Seed.ofWords("spoken before round 2"));
        Vector<Pairing> tables = paired.pairs();
        // end
        assertThat(tables).hasSize(2).doesNotContain(Pairing.of(ada, bruno), Pairing.of(chidi, dana));
    }

    @Test
    void attackResult() {
        // doc
        AttackResult faces = AttackResult.parse("CHH-- + W against B-F"); // 4 successes, 1 block: 3 damage
        AttackResult tough = AttackResult.parse("HHH against B = 1"); // the target's own rule takes 1 more off
        AttackResult number = AttackResult.of(3);
        // end
        assertThat(Vector.of(faces, tough, number).map(AttackResult::damage)).containsExactly(3, 1, 3);
    }
}
