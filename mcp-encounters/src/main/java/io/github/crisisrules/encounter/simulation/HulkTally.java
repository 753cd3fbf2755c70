package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * How simulated games ended.
 *
 * @param games how many were played
 * @param crisisWins how many the Crisis Team won
 * @param endings how many ended by each condition, by its name; unfinished games have {@link #UNFINISHED}
 * @param rounds of all games together
 */
public record HulkTally(int games, int crisisWins, TreeMap<String, Integer> endings, int rounds) {
    /** The name under which games are counted that had not ended after the most commands. */
    public static final String UNFINISHED = "unfinished";

    static HulkTally none() {
        return new HulkTally(0, 0, TreeMap.empty(), 0);
    }

    static HulkTally of(HulkPlaythrough game) {
        Option<Ending> ending = game.end().ending();
        return new HulkTally(
                1,
                ending.exists(end -> end.winner() == Side.CRISIS_TEAM) ? 1 : 0,
                TreeMap.of(ending.map(Ending::condition).getOrElse(UNFINISHED), 1),
                game.end().round().round());
    }

    /** Both together; the order does not matter. */
    public HulkTally plus(HulkTally other) {
        return new HulkTally(
                games + other.games,
                crisisWins + other.crisisWins,
                endings.merge(other.endings, Integer::sum),
                rounds + other.rounds);
    }

    /** The share of games that the Crisis Team won. */
    public Ratio crisisRate() {
        return Ratio.of(crisisWins, games);
    }

    /** The mean number of rounds. */
    public Ratio meanRounds() {
        return Ratio.of(rounds, games);
    }

    /** About where the true win rate of the Crisis Team lies, 19 times of 20 (Wilson's interval). */
    public WilsonInterval crisisInterval() {
        return WilsonInterval.of(crisisWins, games);
    }

    /** One line for people. */
    @Override
    public String toString() {
        return games + " games, Crisis Team wins " + crisisInterval() + ", "
                + meanRounds().toDecimal(1)
                + " rounds on average; "
                + endings.map(entry -> entry._1 + " " + entry._2).mkString(", ");
    }
}
