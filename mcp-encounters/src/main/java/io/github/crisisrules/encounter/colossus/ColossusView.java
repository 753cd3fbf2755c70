package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.frame.EncounterView.line;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.EncounterView;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The table of the Unstoppable Colossus at a glance: Momentum with its tier, Subdue tokens, Power, the priority tower,
 * the tokens that are face down, towers, Disruption Beams and links, the Rampage in progress, and the Crisis Team.
 * Before the first round it also says where the squads deploy.
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
                        Sentences::viewPower,
                        Integer.toString(
                                state.frame().combatant(ColossusCard.ID).power())),
                line(
                        Sentences::viewPriority,
                        state.priorityTower()
                                .map(tower -> Sentences.viewFaceDown(
                                        wording, tower, state.towerTokens().size() - 1))
                                .getOrElse("")),
                line(Sentences::viewTowers, wording.text(towers(state))),
                line(Sentences::viewLinks, wording.text(state.links())),
                line(Sentences::viewBeams, wording.text(single)),
                line(
                        Sentences::viewRampage,
                        state.rampage()
                                .map(rampage -> Sentences.viewPush(wording, rampage.toward(), rampage.tool()))
                                .getOrElse("")),
                line(Sentences::viewDeployment, wording.text(deployment(state))));
        return EncounterView.of(
                state.frame(),
                wording,
                Sentences.viewTitle(wording, state.setup().difficulty()),
                lines,
                Colossus.GAME.awaited(state),
                character -> Option.none());
    }

    /** Returns the standing towers, with their places on the map if these are not in the order of the numbers. */
    private static Vector<Describable> towers(ColossusState state) {
        Vector<Tower> places = state.setup().towerPlaces();
        return state.towers()
                .map(tower -> places.equals(Tower.all())
                        ? tower
                        : wording -> Sentences.viewPlace(wording, tower, places.indexOf(tower) + 1));
    }

    /** Returns where the Colossus and the squads deploy, until the first round begins. */
    private static Vector<Describable> deployment(ColossusState state) {
        return state.frame().step() != Step.SETUP
                ? Vector.empty()
                : state.setup()
                        .team()
                        .squads()
                        .map(CrisisSquad::player)
                        .<Describable>flatMap(player -> state.setup()
                                .cornerOf(player)
                                .map(corner -> wording -> Sentences.viewCorner(wording, player, corner)))
                        .prepend(Sentences::viewCentre);
    }
}
