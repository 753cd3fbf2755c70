package io.github.crisisrules.encounter.colossus.rule;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.BEAM;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.BeamLink;
import io.github.crisisrules.encounter.colossus.BeamToken;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Tower;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** The rules for Disruption Beam tokens. */
public final class BeamRules {
    private static final Vector<BeamToken> ALL =
            Tower.all().flatMap(on -> Tower.all().remove(on).map(toward -> new BeamToken(on, toward)));

    private BeamRules() {}

    /** Places a token. Two tokens that point at each other form a link. */
    @Rule(BEAM)
    public static Story<ColossusState, ColossusEvent> place(
            Story<ColossusState, ColossusEvent> story, CombatantId character, BeamToken beam) {
        boolean links = story.state().beams().contains(beam.opposite());
        return story.then(new ColossusEvent.BeamPlaced(character, beam))
                .when(
                        links,
                        now -> now.then(new ColossusEvent.TowersLinked(BeamLink.between(beam.on(), beam.toward()))));
    }

    /**
     * Returns the tokens that may be placed: on a standing tower, toward another standing tower that it does not
     * point at yet.
     */
    @Rule(BEAM)
    public static Vector<BeamToken> free(ColossusState state) {
        // Simulated games call this for every action, so a bit mask holds the thirty possible tokens.
        long pointing = 0;
        for (BeamToken beam : state.beams()) {
            pointing |= bit(beam.on(), beam.toward());
        }
        long standing = 0;
        for (Tower tower : state.tokens()) {
            standing |= 1L << tower.number();
        }
        long taken = pointing;
        long stand = standing;
        return ALL.filter(beam -> (taken & bit(beam.on(), beam.toward())) == 0
                && (stand & (1L << beam.on().number())) != 0
                && (stand & (1L << beam.toward().number())) != 0);
    }

    private static long bit(Tower on, Tower toward) {
        int place = (on.number() - 1) * Tower.COUNT + toward.number() - 1;
        return 1L << place;
    }
}
