package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.ruling.ConductLog;
import io.github.crisisrules.tournament.ruling.RulingLog;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The state of an event as only its organizer may see it: the public part and the secrets. The seed determines all
 * random choices to come, and the clock reveals the time left. The text form shows neither.
 */
@Value.Immutable
@HouseStyle
public sealed interface OrganizerState permits ImmutableOrganizerState {
    /** Returns the public part. */
    PublicState publicState();

    /** Returns the seed that everything random follows from. */
    @Value.Redacted
    Seed seed();

    /** Returns the clock started last, with its dice and its start. */
    @Value.Redacted
    Option<TournamentState.RunningClock> clock();

    /** Returns the entries with their lists, even before the event is opened. */
    Vector<Entry> entries();

    /** Returns the pairings that the organizer excluded. */
    LinkedHashSet<Pairing> excludedPairs();

    /** Returns the warnings and ejections. */
    ConductLog conductLog();

    /** Returns the rulings of the Watchers. */
    RulingLog rulingLog();

    /** Returns the organizer's view of a state. */
    static OrganizerState of(TournamentState state) {
        return ImmutableOrganizerState.builder()
                .publicState(state.publicState())
                .seed(state.seed())
                .clock(state.clock())
                .entries(state.entries())
                .excludedPairs(state.excluded())
                .conductLog(state.conduct())
                .rulingLog(state.rulings())
                .build();
    }
}
