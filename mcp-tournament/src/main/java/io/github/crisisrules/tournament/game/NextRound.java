package io.github.crisisrules.tournament.game;

import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The next Swiss round before it is paired.
 *
 * @param bye the bye for an odd number of players
 * @param houseByes the other byes, given in a house event
 * @param pool the players to be paired
 */
public record NextRound(Option<ByeChoice> bye, Vector<ByeChoice> houseByes, PairingPool pool) {
    /** Returns the player with the bye for an odd number of players. */
    public Option<PlayerId> byePlayer() {
        return bye.map(ByeChoice::player);
    }

    /** Returns the players to be paired, by registration number. */
    public Vector<PlayerId> players() {
        return pool.players().map(PoolPlayer::id);
    }

    /** Returns the players to be paired and the one with the bye, by registration number. */
    public Vector<PlayerId> seated() {
        return players().appendAll(byePlayer()).sorted();
    }
}
