package io.github.crisisrules.example;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.Golden;
import io.github.crisisrules.core.dice.CrisisOdds;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.example.tournament.ChallengerEvent;
import io.github.crisisrules.example.tournament.PlayedEvent;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;
import io.github.crisisrules.lab.colossus.ColossusSimulation;
import io.github.crisisrules.lab.hulk.HulkSimulation;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/**
 * The outcomes of a seed, written down once: the same on every machine and every JDK, and from one release to the next. A
 * difference in the golden file is an outcome change, to be announced as one.
 */
class DeterminismTest {
    private final StringBuilder text = new StringBuilder();

    @Test
    void theSameSeedsGiveTheSameResultsOnEveryJdk() {
        text.append("What follows from seeds, on every JDK. A difference here is an outcome change.\n");
        seeds();
        pairings("8 players", 8, 5, Seed.of(8));
        pairings("22 players", 22, 4, Seed.of(22));
        pairings("500 players", 500, 4, Seed.of(500));
        event();
        crisisDice();
        heroic();
        encounters();
        Golden.check("determinism.txt", text.toString());
    }

    private void seeds() {
        title("Seeds, splits and draws");
        Seed seed = Seed.of(1);
        line("seed of 1", seed);
        line("seed of -1", Seed.of(-1));
        line("seed of the words three blue doors", Seed.ofWords("three blue doors"));
        line("split round/3, then pairing", seed.split("round/3").split("pairing"));
        line("split Zürich 東京", seed.split("Zürich 東京"));
        RandomSource random = seed.random();
        line("5 draws", Vector.fill(5, () -> Long.toHexString(random.next())).mkString(" "));
        line("10 below 6", Vector.fill(10, () -> random.below(6)).mkString(" "));
        line("below 3000000000", random.below(3_000_000_000L));
        line("below 10^40", random.below(BigInteger.TEN.pow(40)));
        line("a unit", Double.toHexString(random.unit()));
        line("1 to 12 shuffled", seed.shuffle(Vector.rangeClosed(1, 12)).mkString(" "));
        line("3 chosen of 1 to 100", seed.choose(Vector.rangeClosed(1, 100), 3).mkString(" "));
    }

    /** Rounds in which the outcomes are drawn too: 3 points for a victory, 1 for a draw. */
    private void pairings(String field, int size, int rounds, Seed seed) {
        title("Swiss pairing, " + field);
        Vector<PoolPlayer> players =
                Vector.rangeClosed(1, size).map(number -> PoolPlayer.of(PlayerId.of(number), 0, Vector.empty()));
        for (int round = 1; round <= rounds; round++) {
            Vector<Pairing> pairs = PairingSystem.swiss()
                    .pair(PairingPool.of(players), seed.split("round", round))
                    .pairs();
            String text = pairs.mkString(" ");
            line("round " + round, size > 50 ? "sha256 " + sha256(text) : text);
            RandomSource outcomes = seed.split("outcomes", round).random();
            for (Pairing pair : pairs) {
                int outcome = outcomes.below(5);
                players = met(players, pair.first(), pair.second(), outcome == 4 ? 1 : outcome % 2 == 0 ? 3 : 0);
                players = met(players, pair.second(), pair.first(), outcome == 4 ? 1 : outcome % 2 == 0 ? 0 : 3);
            }
        }
    }

    private static Vector<PoolPlayer> met(Vector<PoolPlayer> players, PlayerId own, PlayerId other, int points) {
        return players.update(
                own.number() - 1,
                player -> PoolPlayer.of(
                        own, player.points() + points, player.met().append(other)));
    }

    private void event() {
        title("The demonstration's event of seed 1");
        PlayedEvent event = PlayedEvent.of(Seed.of(1));
        line("commitment", event.end().announcement().seedCommitment().get().sha256());
        line("champion", event.end().name(event.end().champion().get()));
        line(
                "top 8",
                event.end()
                        .finalRanks()
                        .take(8)
                        .map(rank -> event.end().name(rank.player()))
                        .mkString(", "));
        line("its text", "sha256 " + sha256(ChallengerEvent.text(event)));
    }

    private void crisisDice() {
        title("Crisis dice");
        CrisisRoll roll = CrisisRolls.roll(RollRules.attack(), DicePool.of(8), Seed.of(5));
        line(
                "8 attack dice of seed 5",
                roll.original().mkString(" ") + ", added: " + roll.added().mkString(" "));
        line("successes", CrisisRolls.tally(RollRules.attack(), roll).successes());
        line("damage of 6 against 3", CrisisOdds.damage(6, 3));
        line("on average", CrisisOdds.damage(6, 3).expectation(damage -> damage));
    }

    private void heroic() {
        title("Marvel Heroic");
        var attack = io.github.crisisrules.heroic.die.Pool.of("3d8+2d10");
        var defence = io.github.crisisrules.heroic.die.Pool.of("2d8+d12");
        line(attack + " of seed 4", Roll.of(attack, Seed.of(4)));
        ActionOdds odds = ActionOdds.hurting(RollPlan.of(attack), ReactionPlan.of(defence));
        line("wins against " + defence, odds.chanceToWin());
        line(
                "effect",
                DieSize.all()
                        .toVector()
                        .map(size -> size + ":" + odds.effect().weight(Option.some(size)))
                        .append("none:" + odds.effect().weight(Option.none()))
                        .mkString(", "));
    }

    private void encounters() {
        title("Ultimate Encounters");
        var colossus = ColossusSimulation.standIn(ColossusDifficulty.NORMAL).play(Seed.of(7));
        line(
                "Colossus, normal, seed 7",
                "round " + colossus.state().frame().round() + ", "
                        + ending(colossus.state().ending()));
        line(
                "its " + colossus.steps().size() + " moves",
                "sha256 " + sha256(colossus.log().mkString("\n")));
        var hulk = HulkSimulation.standIn(HulkDifficulty.NORMAL).game(Seed.of(7), 0);
        line(
                "Hulk, normal, seed 7",
                "round " + hulk.state().frame().round() + ", "
                        + ending(hulk.state().ending()));
        line(
                "its " + hulk.steps().size() + " commands",
                "sha256 " + sha256(hulk.log().mkString("\n")));
    }

    private static String ending(Option<Ending> ending) {
        return ending.map(Ending::describe).getOrElse("not finished");
    }

    private void title(String title) {
        text.append('\n').append(title).append('\n');
    }

    private void line(String what, Object result) {
        text.append("  ").append(what).append(": ").append(result).append('\n');
    }

    private static String sha256(String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
