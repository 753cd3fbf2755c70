package io.github.crisisrules.heroic.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.EffectUse;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.datafile.TraitKind;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A table that is played at: commands in, state and log out. */
final class Table {
    private SceneState state;
    private final StringBuilder log = new StringBuilder();

    Table(SceneState state) {
        this.state = state;
    }

    /** An action scene in which somebody has been named. */
    static Table turnOf(SceneState state, CastId hero) {
        return new Table(state)
                .play(new TableCommand.BeginScene(SceneKind.ACTION, Vector.of("Burning Building")))
                .play(new TableCommand.NameNext(Option.none(), hero));
    }

    static Table transition(SceneState state) {
        return new Table(state).play(new TableCommand.BeginScene(SceneKind.TRANSITION, Vector.empty()));
    }

    /** Spider-Man attacks Rhino with buddy D8, Strength D10, Webs D8: total 14, effect D8; Rhino is to react. */
    static Table attack() {
        return turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(RollSide.ACTION, TraitKind.AFFILIATION, "BUDDY")
                .add(RollSide.ACTION, TraitKind.POWER, "Strength", "Webs")
                .roll(RollSide.ACTION, Vector.of(5, 9, 4), Vector.of(0, 1), 2)
                .declare(RollSide.ACTION);
    }

    /** Rhino reacts with solo D8, Might D12 and Brute D8: a total of the first two, the third is the effect. */
    Table rhino(int one, int two, int effect) {
        return add(RollSide.REACTION, TraitKind.AFFILIATION, "SOLO")
                .add(RollSide.REACTION, TraitKind.POWER, "Might of the Rhino")
                .add(RollSide.REACTION, TraitKind.DISTINCTION, "Brute")
                .roll(RollSide.REACTION, Vector.of(one, two, effect), Vector.of(0, 1), 2)
                .declare(RollSide.REACTION);
    }

    SceneState state() {
        return state;
    }

    CastMember who(CastId id) {
        return state.known(id);
    }

    int points(CastId id) {
        return who(id).plotPoints().count();
    }

    Table play(SceneCommand... commands) {
        for (SceneCommand command : commands) {
            SceneState before = state;
            Transition<SceneState, SceneEvent> done = Scene.rules()
                    .decide(state, command)
                    .getOrElseThrow(why -> new AssertionError(command + " refused: " + why.message()));
            log.append("> ").append(command).append('\n');
            done.events()
                    .forEach(event -> log.append(
                            String.format("    %-35s %s\n", event.rules().mkString(" "), event)));
            state = done.state();
            assertThat(Scene.rules().replay(before, done.events())).isEqualTo(state);
        }
        return this;
    }

    /** Why the command is refused; nothing changes. */
    RuleViolation refusal(SceneCommand command) {
        return Scene.rules().decide(state, command).fold(why -> why, done -> {
            throw new AssertionError(command + " was accepted: " + done.events());
        });
    }

    Table hurt(CastId actor, CastId target) {
        return play(new ActionCommand.DeclareAction(actor, Intent.HURT, target, Option.none(), Option.none(), false));
    }

    Table heal(CastId actor, CastId target, Ailment ailment) {
        return play(healing(actor, target, ailment, false));
    }

    static ActionCommand.DeclareAction healing(CastId actor, CastId target, Ailment ailment, boolean byPower) {
        return new ActionCommand.DeclareAction(
                actor, Intent.HEAL, target, Option.some(ailment), Option.none(), byPower);
    }

    static ActionCommand.DeclareAction helping(CastId actor, CastId target) {
        return new ActionCommand.DeclareAction(actor, Intent.HELP, target, Option.none(), Option.none(), false);
    }

    static ActionCommand.AddDie die(RollSide side, TraitKind kind, String name) {
        return new ActionCommand.AddDie(side, new Trait(kind, name), false, DoomGrowth.ADD_D6);
    }

    static ActionCommand.BuyDie buy(RollSide side, PlotSpend spend, TraitKind kind, String name, Payment payment) {
        return new ActionCommand.BuyDie(side, spend, new Trait(kind, name), payment, Option.none());
    }

    Table add(RollSide side, TraitKind kind, String... names) {
        for (String name : names) {
            play(die(side, kind, name));
        }
        return this;
    }

    /** Rolls these faces and takes the dice at these places as total and effect (-1: none). */
    Table roll(RollSide side, Vector<Integer> faces, Vector<Integer> total, int effect) {
        return play(
                new ActionCommand.RollPool(side, faces),
                new ActionCommand.ChooseDice(side, total, effect < 0 ? Option.none() : Option.some(effect)));
    }

    Table declare(RollSide side) {
        return play(new ActionCommand.DeclareResult(side), new ActionCommand.SettleRoll(side));
    }

    Table use(EffectUse use) {
        return play(new ActionCommand.UseEffect(use));
    }

    Table note(String words) {
        log.append("# ").append(words).append('\n');
        return this;
    }

    Table show() {
        log.append("  = doom ").append(state.doom());
        state.cast()
                .values()
                .forEach(one -> log.append("; ")
                        .append(one.id())
                        .append(' ')
                        .append(
                                one.hero()
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
}
