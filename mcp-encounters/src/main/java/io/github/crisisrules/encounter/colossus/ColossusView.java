package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.frame.EncounterView.line;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.frame.EncounterView;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The table of the Unstoppable Colossus at a glance: Momentum with its tier, Subdue tokens, the priority tower and
 * the tokens that are face down, towers, Disruption Beams and links, and the Crisis Team.
 */
public final class ColossusView {
    private ColossusView() {}

    /** Returns the view of a state. */
    public static EncounterView of(ColossusState state, Wording wording) {
        Vector<BeamToken> single = state.beams().reject(beam -> state.beams().contains(beam.opposite()));
        Vector<Tuple2<Describable, String>> lines = Vector.of(
                line(
                        Sentences::viewMomentum,
                        Sentences.viewLevel(wording, state.momentum().level(), state.tier())),
                line(
                        Sentences::viewSubdueTokens,
                        Sentences.viewTokens(
                                wording,
                                state.subdueTokens(),
                                state.setup().difficulty().subdueTokens())),
                line(
                        Sentences::viewPriority,
                        state.priorityTower()
                                .map(tower -> Sentences.viewFaceDown(
                                        wording, tower, state.towerTokens().size() - 1))
                                .getOrElse("")),
                line(Sentences::viewTowers, wording.text(state.towers())),
                line(Sentences::viewLinks, wording.text(state.links())),
                line(Sentences::viewBeams, wording.text(single)));
        return EncounterView.of(
                state.frame(),
                wording,
                Sentences.viewTitle(wording, state.setup().difficulty()),
                lines,
                Colossus.GAME.awaited(state),
                character -> Option.none());
    }
}
