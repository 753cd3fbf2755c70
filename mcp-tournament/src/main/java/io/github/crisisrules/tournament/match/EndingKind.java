package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;

/** The ways in which a match can end. */
public enum EndingKind implements Describable {
    /** The first player won, on points or otherwise. */
    FIRST_WINS,
    /** The second player won, on points or otherwise. */
    SECOND_WINS,
    /** The clock ended the match, and the VPs decide. */
    TIME,
    /** The first player conceded. */
    FIRST_CONCEDES,
    /** The second player conceded. */
    SECOND_CONCEDES,
    /** Neither player won, or both declined to play. */
    DRAW;

    /** Returns a description such as {@code the first player wins}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns a description for a pairing, such as {@code Ada wins}. */
    public String describe(Pairing pairing, Wording wording) {
        return switch (this) {
            case FIRST_WINS -> Sentences.wins(wording, pairing.first());
            case SECOND_WINS -> Sentences.wins(wording, pairing.second());
            case FIRST_CONCEDES -> Sentences.concedes(wording, pairing.first());
            case SECOND_CONCEDES -> Sentences.concedes(wording, pairing.second());
            case TIME, DRAW -> describe(wording);
        };
    }

    /** Returns the way in which a match of this pairing ended. */
    public static EndingKind of(MatchEnding ending, Pairing pairing) {
        boolean firstWon = ending.wonBy().contains(pairing.first());
        if (ending instanceof MatchEnding.Victory) {
            return firstWon ? FIRST_WINS : SECOND_WINS;
        }
        if (ending instanceof MatchEnding.Concession) {
            return firstWon ? SECOND_CONCEDES : FIRST_CONCEDES;
        }
        return ending instanceof MatchEnding.Time ? TIME : DRAW;
    }

    /** Creates the ending of a match at the given VPs. */
    public MatchEnding of(PlayerId first, int firstVps, PlayerId second, int secondVps) {
        return switch (this) {
            case FIRST_WINS -> MatchEnding.victory(first, firstVps, second, secondVps);
            case SECOND_WINS -> MatchEnding.victory(second, secondVps, first, firstVps);
            case TIME -> MatchEnding.time(first, firstVps, second, secondVps);
            case FIRST_CONCEDES -> MatchEnding.concession(first, firstVps, second, secondVps);
            case SECOND_CONCEDES -> MatchEnding.concession(second, secondVps, first, firstVps);
            case DRAW -> MatchEnding.draw(first, firstVps, second, secondVps);
        };
    }
}
