package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The registration of one player: name, attendance and list. */
@Value.Immutable
@HouseStyle
public sealed interface Entry permits ImmutableEntry {
    /** Returns the registration number and the name. */
    Entrant entrant();

    /** Returns whether the player is still in the event, or how the player left. */
    Attendance attendance();

    /** Returns the rosters of the submitted list, which has no faults; empty if there is no list. */
    Vector<DesignatedRoster> rosters();

    /** Returns the missed rounds that count as losses. */
    Vector<Integer> unpairedLosses();

    /** Returns the rating, if round 1 is paired by rating and the player has one. */
    Option<Integer> rating();

    /** Returns the bye that the player has in round 1 of a house event, or none. */
    Option<FirstRoundBye> firstRoundBye();

    /** Returns the Swiss rounds after the first in which the player has a bye of a house event. */
    Vector<Integer> requestedByes();

    /** Returns the label of the player's club or team, whose members are kept apart where possible. */
    Option<String> club();

    /** Returns the number of the table at which the player sits in every Swiss round, or none. */
    Option<Integer> fixedTable();

    /** Returns the registration number. */
    default PlayerId id() {
        return entrant().id();
    }

    /** Returns whether a list was submitted. */
    default boolean hasList() {
        return !rosters().isEmpty();
    }

    /** Returns whether the player will be paired. */
    default boolean isActive() {
        return attendance().isPaired();
    }

    /** Creates the entry of a player who has just registered. */
    static Entry of(Entrant entrant) {
        return ImmutableEntry.builder()
                .entrant(entrant)
                .attendance(Attendance.ACTIVE)
                .build();
    }
}
