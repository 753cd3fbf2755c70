package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.frame.EncounterView.line;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.EncounterView;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The table of the Incredible Hulk at a glance: victory points, Hulk's tokens, Rage and what it gives now, the Gamma
 * Aura in words, the costs on Hulk's card, Gamma Absorbers, Booster Serums and terrain, and the Crisis Team with its Subdued characters.
 */
public final class HulkView {
    private HulkView() {}

    /** Returns the view of a state. */
    public static EncounterView of(HulkState state, Wording wording) {
        Combatant hulk = state.hulk();
        HulkCard card = state.setup().card();
        Vector<Tuple2<Describable, String>> lines = Vector.of(
                line(
                        Sentences::viewPoints,
                        Sentences.viewScore(
                                wording,
                                state.frame().crisisPoints(),
                                state.frame().cosmicPoints(),
                                HulkEndings.POINTS_TO_WIN)),
                line(
                        Sentences::viewHulk,
                        Sentences.viewTokens(wording, hulk.damage(), card.stamina(), hulk.power(), hulk.powerLimit())),
                line(Sentences::viewConditions, wording.text(hulk.conditions())),
                line(
                        Sentences::viewRage,
                        Sentences.viewRageGives(
                                wording,
                                state.rage(),
                                Rage.rerolls(state.rage()),
                                Rage.range(card, HulkAttack.THUNDER_CLAP, state.rage()),
                                Rage.range(card, HulkAttack.HULK_SMASH, state.rage()))),
                line(Sentences::viewCosts, prices(card, wording)),
                line(
                        Sentences::viewAura,
                        state.aura().map(aura -> aura.describe(wording)).getOrElse("")),
                line(Sentences::viewAbsorbers, wording.text(state.setup().absorbers())),
                line(Sentences::viewSerums, wording.text(state.setup().serums())),
                line(
                        Sentences::viewTerrain,
                        wording.text(state.setup().terrain().reject(state::isDestroyed))));
        return EncounterView.of(
                state.frame(),
                wording,
                Sentences.viewTitle(wording, state.setup().difficulty()),
                lines,
                Hulk.GAME.awaited(state),
                character -> Option.when(state.isSubdued(character.id()), () -> Sentences.viewSubdued(wording)));
    }

    private static String prices(HulkCard card, Wording wording) {
        return Sentences.viewPrices(
                wording,
                card.line(HulkAttack.STRIKE).cost(),
                card.line(HulkAttack.THUNDER_CLAP).cost(),
                card.line(HulkAttack.HULK_SMASH).cost(),
                card.leapCost(),
                card.punyCost(),
                card.strongestOneThereIsCost(),
                card.throwCost());
    }
}
