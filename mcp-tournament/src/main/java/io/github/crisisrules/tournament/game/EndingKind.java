package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;

/** The ways in which a match can end, with the players in the order of their {@link Pairing}. */
public enum EndingKind implements Describable {
    /** The first player won, on points or otherwise. */
    FIRST_WINS("the first wins"),
    /** The second player won, on points or otherwise. */
    SECOND_WINS("the second wins"),
    /** The clock ended the match, and the VPs decide. */
    TIME("time"),
    /** The first player conceded. */
    FIRST_CONCEDES("the first concedes"),
    /** The second player conceded. */
    SECOND_CONCEDES("the second concedes"),
    /** Neither player won, or both declined to play. */
    DRAW("a draw");

    private final String words;

    EndingKind(String words) {
        this.words = words;
    }

    /** Returns a description such as {@code the first wins}. */
    @Override
    public String words() {
        return words;
    }

    /** Returns a description for a pairing, such as {@code Ada wins}. */
    public String words(Pairing pairing, Names names) {
        return switch (this) {
            case FIRST_WINS, FIRST_CONCEDES -> words.replace("the first", names.of(pairing.first()));
            case SECOND_WINS, SECOND_CONCEDES -> words.replace("the second", names.of(pairing.second()));
            case TIME, DRAW -> words;
        };
    }

    /** Creates the ending of a match at the given VPs. */
    public MatchEnding of(Pairing pairing, int firstVps, int secondVps) {
        PlayerId first = pairing.first();
        PlayerId second = pairing.second();
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
