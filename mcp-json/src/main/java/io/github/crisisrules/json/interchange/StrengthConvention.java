package io.github.crisisrules.json.interchange;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.StrengthOfSchedule;
import io.vavr.collection.Vector;

/** The ways in which programs compute Strength of Schedule. All but the last differ for players with byes only. */
public enum StrengthConvention {
    /** The mean, over the opponents met, of their points by their rounds, byes included: the rule of the documents. */
    AS_PRINTED,
    /** The sum of these values, divided by all rounds of the player, byes included, as in AesopsTables of 2023 and 2024. */
    OWN_BYES_IN_DIVISOR,
    /** The mean of the opponents' points by their rounds without byes, as in AesopsTables of June 2024. */
    OPPONENTS_ROUNDS_WITHOUT_BYES,
    /** The sum of the opponents' points, as older programs have it. */
    SUM_OF_POINTS,
    /**
     * The mean, over the matches played, of the points by rounds of whoever has the first seat, the player or the opponent,
     * as in AesopsTables of 25 and 26 May 2024, where the Corp has the first seat.
     */
    FIRST_SEATS;

    /** Returns the Strength of Schedule of a player by this convention. */
    public Ratio strength(ImportedEvent event, PlayerId player) {
        return strength(event, event.records(), player);
    }

    Ratio strength(ImportedEvent event, Records records, PlayerId player) {
        PlayerRecord own = records.of(player);
        Vector<PlayerId> opponents = own.opponents();
        if (this == AS_PRINTED || opponents.isEmpty()) {
            return StrengthOfSchedule.of(records, player);
        }
        Vector<PlayerRecord> counted = (this == FIRST_SEATS ? event.firstSeats(player) : opponents).map(records::of);
        Ratio sum = counted.map(this::share).fold(Ratio.ZERO, Ratio::plus);
        return switch (this) {
            case AS_PRINTED, OPPONENTS_ROUNDS_WITHOUT_BYES, FIRST_SEATS -> sum.over(opponents.size());
            case OWN_BYES_IN_DIVISOR -> sum.over(own.rounds());
            case SUM_OF_POINTS -> sum;
        };
    }

    private Ratio share(PlayerRecord met) {
        return switch (this) {
            case AS_PRINTED, OWN_BYES_IN_DIVISOR, FIRST_SEATS -> Ratio.of(met.points(), met.rounds());
            case OPPONENTS_ROUNDS_WITHOUT_BYES -> Ratio.of(met.points(), met.rounds() - met.byes());
            case SUM_OF_POINTS -> Ratio.of(met.points());
        };
    }
}
