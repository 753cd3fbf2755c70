package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.tournament.event.FirstRoundBye;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** What the desk knows about one player. */
@Value.Immutable
@HouseStyle
public sealed interface Entry permits ImmutableEntry {
    /** Number and name. */
    Entrant entrant();

    /** Whether the player is still in the event. */
    Attendance attendance();

    /** The rosters of the list handed in, which has no fault; none where there is no list. */
    Vector<DesignatedRoster> rosters();

    /** The rounds missed that count as losses. */
    Vector<Integer> unpairedLosses();

    /** The rating, where round 1 is paired by it. */
    Option<Integer> rating();

    /** The bye that a house event gives the player in round 1. */
    Option<FirstRoundBye> firstRoundBye();

    /** The registration number. */
    default PlayerId id() {
        return entrant().id();
    }

    /** Whether a list was handed in. */
    default boolean hasList() {
        return !rosters().isEmpty();
    }

    /** Whether the player will be paired. */
    default boolean isActive() {
        return attendance() == Attendance.ACTIVE;
    }

    /** A player who has just signed up. */
    static Entry of(Entrant entrant) {
        return ImmutableEntry.builder()
                .entrant(entrant)
                .attendance(Attendance.ACTIVE)
                .build();
    }
}
