package io.github.crisisrules.heroic.scene.view;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInProgress;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.heroic.scene.SceneState;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Everything that lies on the table of a scene: what the Watcher keeps, an index card for each character, and the
 * action in progress.
 *
 * <pre>{@code
 * System.out.println(SceneView.of(state, Wording.ENGLISH).text());
 * }</pre>
 *
 * @param watcher the doom pool, the scene distinctions and the step that is awaited
 * @param cards a row for each character: turn, plot points, stress and trauma, created and changed traits, group
 * @param action both rolls of the action in progress, if any
 */
public record SceneView(TextTable watcher, TextTable cards, Option<TextTable> action) {
    /** Returns the view of a state. */
    public static SceneView of(SceneState state, Wording wording) {
        return new SceneView(
                watcher(state, wording),
                cards(state, wording),
                state.exchange().map(exchange -> action(exchange, wording)));
    }

    /** Returns the tables as aligned plain text, with an empty line between them. */
    public String text() {
        return tables().map(TextTable::text).mkString("\n");
    }

    /** Returns the tables in Markdown, with an empty line between them. */
    public String markdown() {
        return tables().map(TextTable::markdown).mkString("\n");
    }

    /** Returns the tables: the Watcher's, the cards and, during an action, its rolls. */
    public Vector<TextTable> tables() {
        return Vector.of(watcher, cards).appendAll(action);
    }

    private static TextTable watcher(SceneState state, Wording wording) {
        Vector<Vector<String>> rows = Vector.of(
                        row(Heading.DOOM_POOL, state.doom().describe(wording), wording),
                        row(
                                Heading.INTERRUPT,
                                state.isOpen() && state.sceneKind() == SceneKind.ACTION
                                        ? Sentences.orMore(wording, state.interruptPrice())
                                        : "",
                                wording),
                        row(
                                Heading.DISTINCTIONS,
                                list(
                                        state.distinctions()
                                                .map(name -> words -> Sentences.withDie(
                                                        words,
                                                        name,
                                                        state.distinctionDie(name)
                                                                .get())),
                                        wording),
                                wording),
                        row(
                                Heading.EFFECTS,
                                list(state.exchange().toVector().flatMap(Exchange::effects), wording),
                                wording),
                        row(Heading.NEXT, Scene.GAME.awaited(state).describe(wording), wording))
                .reject(row -> row.last().isEmpty());
        String title = state.isOpen()
                ? Sentences.sceneTitle(wording, state.act(), state.scene(), state.sceneKind())
                : Sentences.betweenScenes(wording, state.act());
        return TextTable.of(title, Heading.row(wording, Heading.WATCHER, Heading.NOW), rows);
    }

    private static Vector<String> row(Heading heading, String now, Wording wording) {
        return Vector.of(heading.describe(wording), now);
    }

    private static String list(Vector<? extends Describable> items, Wording wording) {
        return items.map(item -> item.describe(wording)).mkString("; ");
    }

    private static TextTable cards(SceneState state, Wording wording) {
        return TextTable.of(
                Sentences.cards(wording),
                Heading.row(
                        wording,
                        Heading.CHARACTER,
                        Heading.TURN,
                        Heading.PLOT_POINTS,
                        Heading.HARM,
                        Heading.TRAITS,
                        Heading.GROUP),
                state.cast()
                        .values()
                        .toVector()
                        .sortBy(one -> one.isHero() ? 0 : 1)
                        .map(one -> Vector.of(
                                wording.text(one.id()),
                                TurnMark.of(state, one).describe(wording),
                                one.isHero() ? Integer.toString(one.plotPoints().count()) : "",
                                one.harm().describe(wording),
                                list(traits(state, one), wording),
                                Sentences.group(wording, state.affiliation(one.id()), state.allies(one.id())))));
    }

    /** Returns created traits, assets that can still be kept, datafile traits with another die, and saved steps up. */
    private static Vector<Describable> traits(SceneState state, CastMember one) {
        return one.traits()
                .<Describable>map(trait -> trait)
                .appendAll(state.usedAssets()
                        .filter(used -> used.holder().equals(one.id()))
                        .map(used -> wording ->
                                Sentences.usedUp(wording, used.asset().trait())))
                .appendAll(one.changedTraits()
                        .toVector()
                        .map(changed -> wording -> Sentences.changed(wording, changed._1, changed._2)))
                .appendAll(Option.when(one.boosts() > 0, () -> wording -> Sentences.boosts(wording, one.boosts())));
    }

    private static TextTable action(Exchange exchange, Wording wording) {
        ActionCommand.DeclareAction declared = new ActionCommand.DeclareAction(
                exchange.actor(), exchange.intent(), exchange.target(), exchange.ailment(), exchange.affected(), false);
        return TextTable.of(
                declared.describe(wording),
                Heading.row(
                        wording,
                        Heading.ROLL,
                        Heading.CHARACTER,
                        Heading.POOL,
                        Heading.DICE,
                        Heading.TOTAL,
                        Heading.EFFECT,
                        Heading.OPPORTUNITIES),
                Vector.of(RollSide.values())
                        .flatMap(side -> exchange.roll(side).map(roll -> roll(side, roll, wording))));
    }

    private static Vector<String> roll(RollSide side, RollInProgress roll, Wording wording) {
        return Vector.of(
                Sentences.side(wording, side),
                Sentences.roller(wording, roll.roller()),
                list(roll.pool(), wording),
                roll.roll().map(dice -> dice.describe(wording)).getOrElse(""),
                roll.result().map(result -> Integer.toString(result.total())).getOrElse(""),
                list(roll.result().toVector().flatMap(result -> result.effects()), wording),
                roll.roll().isEmpty() && roll.result().isEmpty() ? "" : Integer.toString(roll.opportunities()));
    }
}
