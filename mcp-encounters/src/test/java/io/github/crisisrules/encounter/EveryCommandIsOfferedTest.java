package io.github.crisisrules.encounter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.CommandSamples;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkCommandSamples;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** In every state, every kind of command that the rules accept and that changes something is offered by a choice. */
class EveryCommandIsOfferedTest {
    private static final int GAMES = 12;
    private static final int STEPS = 220;
    private static final CrisisTeam TEAM = CrisisTeam.of(
            squad("Ada", "Lancer", "Bulwark", "Comet", "Warden").withTactics(Vector.of("Rescue")),
            squad("Bruno", "Moth", "Anvil", "Ember", "Quill").withTactics(Vector.of("Shield wall")));
    private static final CrisisTeam GUARDIANS =
            new CrisisTeam(TEAM.squads().map(squad -> squad.withAffiliation(Option.of("Guardians"))));

    private static CrisisSquad squad(String player, String... names) {
        return CrisisSquad.builder()
                .player(player)
                .members(Vector.of(names)
                        .map(name -> TeamMember.of(name, 3, 4, 3).withAffiliations(Vector.of("Guardians"))))
                .build();
    }

    @Test
    void ofTheColossus() {
        Set<Class<?>> seen = check(
                seed -> CommandSamples.start(GUARDIANS, seed),
                CommandSamples::of,
                ColossusCommand.InFrame::new,
                command -> command instanceof ColossusCommand.InFrame wrapped
                        ? wrapped.command().getClass()
                        : command.getClass());
        assertThat(kinds(ColossusCommand.class)
                        .appendAll(kinds(FrameCommand.class))
                        .removeAll(seen))
                .as("kinds of commands that no state accepted")
                .containsExactlyInAnyOrder(
                        ColossusCommand.InFrame.class,
                        FrameCommand.Report.class,
                        FrameCommand.EndTurn.class, // by itself
                        FrameCommand.ScorePoints.class); // no victory points here
    }

    @Test
    void ofHulk() {
        Set<Class<?>> seen = check(
                seed -> HulkCommandSamples.start(TEAM, seed),
                HulkCommandSamples::of,
                HulkCommand.InFrame::new,
                command -> command instanceof HulkCommand.InFrame wrapped
                        ? wrapped.command().getClass()
                        : command.getClass());
        assertThat(kinds(HulkCommand.class).appendAll(kinds(FrameCommand.class)).removeAll(seen))
                .as("kinds of commands that no state accepted")
                .containsExactlyInAnyOrder(
                        HulkCommand.InFrame.class,
                        FrameCommand.Report.class,
                        FrameCommand.EndTurn.class, // by itself, after his activation
                        FrameCommand.Advance.class, // every character has acted in Cleanup
                        FrameCommand.ScorePoints.class, // by rules only
                        FrameCommand.UseLeadership.class); // no affiliations here
    }

    private static Vector<Class<?>> kinds(Class<?> commands) {
        return Vector.of(commands.getPermittedSubclasses())
                .<Class<?>>flatMap(kind -> kind.isSealed() ? kinds(kind).append(kind) : Vector.of(kind));
    }

    /** Plays random games by choices alone and returns the kinds of commands that some state accepted. */
    private static <S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> Set<Class<?>> check(
            Function<Seed, Play<S, C, E>> start,
            Function<S, Vector<C>> samples,
            Function<FrameCommand, C> inFrame,
            Function<C, Class<?>> kind) {
        Set<Class<?>> seen = LinkedHashSet.empty();
        for (int game = 0; game < GAMES; game++) {
            Seed seed = Seed.of(game);
            RandomSource random = seed.split("play").random();
            Play<S, C, E> play = start.apply(seed);
            for (int step = 0; step < STEPS && !play.state().isOver(); step++) {
                Play<S, C, E> now = play;
                Set<Class<?>> offered = now.choices()
                        .flatMap(choice -> each(choice, random))
                        .map(kind)
                        .toLinkedSet();
                Vector<C> candidates = samples.apply(now.state())
                        .appendAll(frame(now.state().frame()).map(inFrame));
                for (C command : candidates) {
                    Decision<S, E> decision = now.game().decide(now.state(), command);
                    if (!decision.isRefused() && decision.events().nonEmpty()) {
                        seen = seen.add(kind.apply(command));
                        assertThat(offered)
                                .as(
                                        "offers in the state '%s' that accepts %s",
                                        now.awaited().describe(), command)
                                .contains(kind.apply(command));
                    }
                }
                play = play.apply(next(play.choices(), random).command(AnswerSource.random(random)));
            }
        }
        return seen;
    }

    /** The two groups of reports come last; they are chosen once in twelve steps, so that games reach their Cleanup. */
    private static <C extends GameCommand> Choice<C> next(Vector<Choice<C>> choices, RandomSource random) {
        int onward = choices.size() > 2 ? choices.size() - 2 : choices.size();
        return choices.get(random.below(random.below(12) == 0 ? choices.size() : onward));
    }

    /** A command for every answer to the first question of a choice, as far as that has a list of answers. */
    private static <C extends GameCommand> Vector<C> each(Choice<C> choice, RandomSource random) {
        return choice.questions()
                .headOption()
                .fold(
                        () -> Vector.of(choice.command(AnswerSource.random(random))),
                        first -> answers(first.form(), random)
                                .map(answer -> choice.command(answering(first, answer, random))));
    }

    @SuppressWarnings("unchecked") // the answers to the first part are of its own type, whatever that is
    private static <A, B> Vector<?> answers(Form<A> form, RandomSource random) {
        if (form instanceof Form.OneOf<A> listed) {
            return listed.options();
        }
        if (form instanceof Form.Then<?, A> then) {
            Form.Then<B, A> parts = (Form.Then<B, A>) then;
            return answers(parts.first(), random)
                    .map(first -> parts.next().apply((B) first).sample(random));
        }
        if (form instanceof Form.Made<?, A> made) {
            Form.Made<B, A> built = (Form.Made<B, A>) made;
            return answers(built.of(), random).map(part -> built.make().apply((B) part));
        }
        return form instanceof Form.SomeOf<?> some
                ? Vector.of(some.options().take(some.min()), some.options().take(some.max()))
                : Vector.fill(3, () -> form.sample(random));
    }

    private static AnswerSource answering(Question<?> first, Object option, RandomSource random) {
        return new AnswerSource() {
            @Override
            @SuppressWarnings("unchecked") // the option is of the form of the question
            public <A> A answer(Question<A> question) {
                return question == first
                        ? (A) option
                        : AnswerSource.random(random).answer(question);
            }
        };
    }

    /** Reports of every kind that the common frame knows. */
    private static Vector<FrameCommand> frame(FrameState state) {
        Vector<CombatantId> everyone = state.combatants().map(each -> each.id());
        Vector<FrameCommand> ofEach = everyone.flatMap(id -> Vector.of(
                        new FrameCommand.Activate(id),
                        new FrameCommand.Advance(id),
                        new FrameCommand.SufferDamage(id, 1),
                        new FrameCommand.RemoveDamage(id, 1),
                        new FrameCommand.GainPower(id, 1),
                        new FrameCommand.SpendPower(id, 1),
                        new FrameCommand.GainCondition(id, "Slow"))
                .appendAll(state.combatant(id).conditions().map(name -> new FrameCommand.LoseCondition(id, name))));
        return ofEach.appendAll(state.pendingEffects().map(FrameCommand.ResolveEffect::new))
                .appendAll(state.statuses().map(card -> new FrameCommand.DiscardStatus(card.name())))
                .appendAll(Vector.of(
                        new FrameCommand.BeginFirstRound(),
                        new FrameCommand.EndActivation(),
                        new FrameCommand.EndTurn(),
                        new FrameCommand.BeginEffect(LastingEffect.thisRound("Smoke")),
                        new FrameCommand.AttachStatus(StatusCard.withCharacter("Hunted", everyone.head())),
                        new FrameCommand.PlayTactic("Ada", "Rescue", Option.none(), Vector.empty()),
                        new FrameCommand.PlayTactic("Bruno", "Shield wall", Option.none(), Vector.empty())))
                .appendAll(Vector.of(Side.values()).map(FrameCommand.Pass::new))
                .appendAll(Vector.of(Side.values()).map(side -> new FrameCommand.ScorePoints(side, 1)))
                .append(new FrameCommand.UseLeadership("Ada", Vector.of(CombatantId.of("Lancer"))));
    }
}
