package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.conduct.ConductLog;
import io.github.crisisrules.tournament.conduct.RulingLog;
import io.github.crisisrules.tournament.match.Pairing;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * An event as only its organizer may see it: what everybody knows, and the secrets. The seed foretells every draw to come,
 * and the clock tells the time left. As text it shows neither.
 */
@Value.Immutable
@HouseStyle
public sealed interface OrganizerState permits ImmutableOrganizerState {
    /** What everybody knows. */
    PublicState known();

    /** The seed that everything random follows from. */
    @Value.Redacted
    Seed seed();

    /** The clock started last, with its dice and its start. */
    @Value.Redacted
    Option<TournamentState.RunningClock> clock();

    /** The lists as they are, also before the event is opened. */
    Vector<Entry> entries();

    /** Pairs the organizer excluded. */
    LinkedHashSet<Pairing> excluded();

    /** Warnings and ejections. */
    ConductLog conduct();

    /** The rulings of the Watchers. */
    RulingLog rulings();

    /** This state with its secrets. */
    static OrganizerState of(TournamentState state) {
        return ImmutableOrganizerState.builder()
                .known(state.publicState())
                .seed(state.seed())
                .clock(state.clock())
                .entries(state.entries())
                .excluded(state.excluded())
                .conduct(state.conduct())
                .rulings(state.rulings())
                .build();
    }
}
