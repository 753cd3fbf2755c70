package io.github.crisisrules.json.interchange;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.StrengthOfSchedule;

/** The ways in which programs compute Strength of Schedule. They differ for players with byes only. */
public enum StrengthConvention {
    /** The mean, over the opponents met, of their points by their rounds, byes included: the rule of the documents. */
    AS_PRINTED,
    /** The sum of these values, divided by all rounds of the player, byes included, as in AesopsTables of 2023 and 2024. */
    OWN_BYES_IN_DIVISOR,
    /** The mean of the opponents' points by their rounds without byes, as in AesopsTables of June 2024. */
    OPPONENTS_ROUNDS_WITHOUT_BYES,
    /** The sum of the opponents' points, as older programs have it. */
    SUM_OF_POINTS;

    /** Returns the Strength of Schedule of a player by this convention. */
    public Ratio strength(Records records, PlayerId player) {
        PlayerRecord own = records.of(player);
        if (this == AS_PRINTED || own.opponents().isEmpty()) {
            return StrengthOfSchedule.of(records, player);
        }
        Ratio sum = Ratio.ZERO;
        for (PlayerId opponent : own.opponents()) {
            PlayerRecord met = records.of(opponent);
            sum = sum.plus(
                    switch (this) {
                        case AS_PRINTED, OWN_BYES_IN_DIVISOR -> Ratio.of(met.points(), met.rounds());
                        case OPPONENTS_ROUNDS_WITHOUT_BYES -> Ratio.of(met.points(), met.rounds() - met.byes());
                        case SUM_OF_POINTS -> Ratio.of(met.points());
                    });
        }
        return switch (this) {
            case AS_PRINTED, OPPONENTS_ROUNDS_WITHOUT_BYES ->
                sum.over(own.opponents().size());
            case OWN_BYES_IN_DIVISOR -> sum.over(own.rounds());
            case SUM_OF_POINTS -> sum;
        };
    }
}
