package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.BEAM;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** Disruption Beam tokens. */
final class Beams {
    private static final Vector<BeamToken> ALL =
            Tower.all().flatMap(on -> Tower.all().remove(on).map(toward -> new BeamToken(on, toward)));

    private Beams() {}

    /** A token is placed; two that point at each other are a link. */
    @Rule(BEAM)
    static Story<ColossusState, ColossusEvent> place(
            Story<ColossusState, ColossusEvent> story, CombatantId character, BeamToken beam) {
        boolean links = story.state().beams().contains(beam.opposite());
        return story.then(new ColossusEvent.BeamPlaced(character, beam))
                .when(
                        links,
                        now -> now.then(new ColossusEvent.TowersLinked(BeamLink.between(beam.on(), beam.toward()))));
    }

    /** Tokens that may be placed: on a tower that stands, toward another that is not pointed at from there yet. */
    @Rule(BEAM)
    static Vector<BeamToken> free(ColossusState state) {
        Vector<BeamToken> unused = state.beams().isEmpty() ? ALL : ALL.reject(state.beams()::contains);
        return state.tokens().size() == Tower.COUNT
                ? unused
                : unused.filter(beam -> state.stands(beam.on()) && state.stands(beam.toward()));
    }
}
