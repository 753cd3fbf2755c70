package io.github.crisisrules.heroic.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A table that is played at: commands in, state and log out. */
public final class SceneFixture {
    private Play<SceneState, SceneCommand, SceneEvent> play;
    private final StringBuilder log = new StringBuilder();
    private final StringBuilder transcript = new StringBuilder();

    public SceneFixture(SceneState state) {
        this.play = Play.of(Scene.GAME, state);
    }

    public SceneFixture(Staged staged) {
        this(staged.state());
    }

    /** An action scene in which a character has been named. */
    public static SceneFixture turnOf(Staged state, CastId hero) {
        return new SceneFixture(state)
                .play(new StoryCommand.BeginScene(SceneKind.ACTION, Vector.of("Burning Building")))
                .play(new StoryCommand.NameNext(Option.none(), hero));
    }

    public static SceneFixture transition(Staged state) {
        return new SceneFixture(state).play(new StoryCommand.BeginScene(SceneKind.TRANSITION, Vector.empty()));
    }

    /** Spider-Man attacks Rhino with buddy D8, Strength D10, Webs D8: total 14, effect D8; Rhino is to react. */
    static SceneFixture attack() {
        return turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(RollSide.ACTION, Trait.buddy())
                .add(RollSide.ACTION, Trait.power("Strength"), Trait.power("Webs"))
                .roll(RollSide.ACTION, Vector.of(5, 9, 4), Vector.of(0, 1), 2);
    }

    /** Rhino reacts with solo D8, Might D12 and Brute D8: a total of the first two, the third is the effect. */
    public SceneFixture rhino(int one, int two, int effect) {
        return add(RollSide.REACTION, Trait.solo())
                .add(RollSide.REACTION, Trait.power("Might of the Rhino"))
                .add(RollSide.REACTION, Trait.distinction("Brute"))
                .roll(RollSide.REACTION, Vector.of(one, two, effect), Vector.of(0, 1), 2);
    }

    public SceneState state() {
        return play.state();
    }

    public CastMember character(CastId id) {
        return state().known(id);
    }

    public int points(CastId id) {
        return character(id).plotPoints().count();
    }

    public SceneFixture play(SceneCommand... commands) {
        for (SceneCommand command : commands) {
            Play<SceneState, SceneCommand, SceneEvent> before = play;
            play = play.attempt(command)
                    .getOrElseThrow(why -> new AssertionError(command + " refused: " + why.describe()));
            Vector<SceneEvent> events = play.steps().last().events();
            log.append("> ").append(command).append('\n');
            transcript.append("> ").append(command.describe()).append('\n');
            events.forEach(event -> {
                log.append(String.format("    %-35s %s\n", event.rules().mkString(" "), event));
                transcript.append("    ").append(event.describe()).append('\n');
            });
            transcript.append("  ? ").append(play.awaited().describe()).append('\n');
            assertThat(events.foldLeft(before.state(), (state, event) -> event.applyTo(state)))
                    .isEqualTo(play.state());
        }
        return this;
    }

    /** Why the command is refused; nothing changes. */
    public RuleViolation refusal(SceneCommand command) {
        return play.attempt(command).fold(why -> why, next -> {
            throw new AssertionError(
                    command + " was accepted: " + next.steps().last().events());
        });
    }

    public SceneFixture hurt(CastId actor, CastId target) {
        return play(ActionCommand.DeclareAction.attack(actor.name(), target.name()));
    }

    SceneFixture heal(CastId actor, CastId target, Ailment ailment) {
        return play(healing(actor, target, ailment, false));
    }

    static ActionCommand.DeclareAction healing(CastId actor, CastId target, Ailment ailment, boolean byPower) {
        return new ActionCommand.DeclareAction(
                actor, Intent.HEAL, target, Option.some(ailment), Option.none(), byPower);
    }

    public static ActionCommand.DeclareAction helping(CastId actor, CastId target) {
        return ActionCommand.DeclareAction.help(actor.name(), target.name());
    }

    static ActionCommand.BuildPool die(Trait trait) {
        return ActionCommand.BuildPool.of(trait);
    }

    static ActionCommand.BuildPool buy(PlotSpend spend, Trait trait, Payment payment) {
        return ActionCommand.BuildPool.of(new PoolPart.BoughtDie(spend, trait, payment));
    }

    /** The sizes of the dice in one of the two pools. */
    public Vector<DieSize> sizes(RollSide side) {
        return state().exchange().get().roll(side).get().pool().map(PoolDie::die);
    }

    public SceneFixture add(RollSide side, Trait... traits) {
        assertThat(state().exchange().flatMap(Exchange::rolling)).contains(side);
        return play(ActionCommand.BuildPool.of(traits));
    }

    /** Rolls these faces and takes the dice at these places as total and effect (-1: none), unless there is no choice. */
    public SceneFixture roll(RollSide side, Vector<Integer> faces, Vector<Integer> total, int effect) {
        assertThat(state().exchange().flatMap(Exchange::rolling)).contains(side);
        play(new ActionCommand.RollPool(Vector.empty(), faces));
        return state().rollAt(RollStage.CHOICE).isEmpty()
                ? this
                : play(new ActionCommand.ChooseDice(
                        total, effect < 0 ? Vector.empty() : Vector.of(effect), Vector.empty()));
    }

    SceneFixture use(EffectUse use) {
        return play(new ActionCommand.UseEffect(use));
    }

    /** Ends the action, unless it has ended by itself. */
    public SceneFixture end() {
        return state().exchange().isEmpty() ? this : play(new ActionCommand.EndAction());
    }

    SceneFixture note(String words) {
        log.append("# ").append(words).append('\n');
        transcript.append("# ").append(words).append('\n');
        return this;
    }

    SceneFixture show() {
        log.append("  = doom ").append(state().doom());
        state().cast()
                .values()
                .forEach(one -> log.append("; ")
                        .append(one.id())
                        .append(' ')
                        .append(
                                one.isHero()
                                        ? one.plotPoints().count() + " PP "
                                                + one.experience().xp() + " XP, "
                                        : "")
                        .append(one.harm())
                        .append(one.traits().isEmpty() ? "" : one.traits().mkString(", ", ", ", "")));
        log.append('\n');
        return this;
    }

    String log() {
        return log.toString();
    }

    /** As above in words, with what was awaited after each command. */
    String transcript() {
        return transcript.toString();
    }

    /** The sentences of all steps in another language, without the notes. */
    String transcript(Language language) {
        Wording wording = play.wording().in(language);
        return play.steps()
                .map(step -> "> " + step.command().describe(wording) + "\n"
                        + step.events()
                                .map(event -> "    " + event.describe(wording) + "\n")
                                .mkString()
                        + "  ? " + Scene.GAME.awaited(step.state()).describe(wording) + "\n")
                .mkString();
    }
}
