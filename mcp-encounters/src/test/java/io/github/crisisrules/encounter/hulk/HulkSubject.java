package io.github.crisisrules.encounter.hulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.text.Named;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.SaidInWords;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.testing.GameSubject;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Short games: three to eight characters of little stamina against a Hulk of little stamina, with reports in between. */
public final class HulkSubject implements GameSubject<HulkState, HulkCommand, HulkEvent> {
    private static final int CANDIDATES = 12;
    private static final Terrain CAR = Terrain.interactive("terrain 1", 2);

    @Override
    public Play<HulkState, HulkCommand, HulkEvent> start(Seed seed) {
        int characters = 3 + seed.split("characters").below(6);
        Vector<TeamMember> members =
                Vector.rangeClosed(1, characters).map(number -> TeamMember.of("C" + number, 4, 2 + number % 3, 3));
        HulkDifficulty difficulty = seed.split("difficulty").pick(Vector.of(HulkDifficulty.values()));
        HulkCard card = HulkCard.standIn()
                .withStamina(3 + seed.split("stamina").below(5))
                .withStrongestOneThereIsCost(Option.when(seed.split("strongest").below(2) == 0, 2));
        return Play.started(Hulk.start(HulkGames.setup(difficulty)
                .withCard(card)
                .withTerrain(Vector.rangeClosed(1, 8)
                        .map(number -> Terrain.interactive("terrain " + number, 1 + number % 4)))
                .withTeam(CrisisTeam.of(
                        HulkGames.squad("Ann", members.take((characters + 1) / 2)),
                        HulkGames.squad("Ben", members.drop((characters + 1) / 2))))));
    }

    /** Returns observations that depend on the state and the question alone, so that a command is legal or not whenever it is asked. */
    private static AnswerSource table(HulkState state) {
        Seed seed = Seed.ofWords(state.frame().round() + "/" + state.frame().step() + "/"
                + state.frame().trackerTokens() + "/" + state.frame().crisisPoints() + "/"
                + state.frame().cosmicPoints() + "/" + state.hulk().power() + "/"
                + state.hulk().damage() + "/"
                + state.subdued().size() + "/" + state.awaited().size() + "/"
                + state.team().map(id -> state.frame().combatant(id).power()).sum());
        return new AnswerSource() {
            @Override
            public <A> A answer(Question<A> question) {
                return question.form().sample(seed.split(question.toString()).random());
            }
        };
    }

    @Override
    public Seq<HulkCommand> legal(HulkState state) {
        return Hulk.GAME
                .choices(state)
                .map(choice -> choice.command(table(state)))
                .appendAll(reports(state));
    }

    /** Half the time something that carries the encounter on, so that Hulk has his turns before reports end the game. */
    @Override
    public HulkCommand next(HulkState state, Seq<HulkCommand> legal, RandomSource random) {
        int onward = Hulk.GAME.choices(state).reject(Choice::isGroup).size();
        return legal.get(random.below(random.below(2) == 0 ? onward : legal.size()));
    }

    /** Other effects, and when they can happen. */
    private static Vector<HulkCommand> reports(HulkState state) {
        if (state.isOver() || state.frame().step() == Step.SETUP) {
            return Vector.empty();
        }
        Vector<CombatantId> all = state.team().append(HulkSetup.HULK);
        Vector<HulkCommand> reports = all.<HulkCommand>map(HulkSubject::suffer)
                .appendAll(all.reject(state::isSubdued).map(HulkSubject::heal))
                .appendAll(state.subdued().map(HulkSubject::enter))
                .append(new HulkCommand.ReportHulkCollision(2));
        return state.destroyedTerrain().contains(CAR.name())
                ? reports
                : reports.appendAll(all.map(by -> new HulkCommand.DestroyTerrain(by, CAR, true)));
    }

    private static HulkCommand suffer(CombatantId character) {
        return HulkGames.suffer(character, 2);
    }

    private static HulkCommand heal(CombatantId character) {
        return HulkGames.frame(new FrameCommand.RemoveDamage(character, 1));
    }

    private static HulkCommand enter(CombatantId character) {
        return new HulkCommand.EnterAbsorber(character, "north");
    }

    @Override
    public Seq<HulkCommand> candidates(HulkState state, Seed seed) {
        Vector<HulkCommand> all = all(state);
        return seed.choose(all, Math.min(CANDIDATES, all.size()));
    }

    /** Commands of every kind. */
    static Vector<HulkCommand> all(HulkState state) {
        return always(state)
                .appendAll(state.setup()
                        .team()
                        .members()
                        .map(TeamMember::id)
                        .append(HulkSetup.HULK)
                        .flatMap(id -> by(state, id)));
    }

    private static Vector<HulkCommand> always(HulkState state) {
        AnswerSource table = table(state);
        int ragePush = state.setup().card().ragePushRange();
        Vector<HulkCommand> commands = Vector.of(
                new HulkCommand.DeployTeam(state.team()),
                new HulkCommand.DeployHulk(true),
                new HulkCommand.DeployHulk(false),
                aura(state, table),
                new HulkCommand.RollAura(CrisisFace.HIT, Vector.of(HulkSetup.HULK)),
                HulkGames.roll("H against H"),
                new HulkCommand.DeclinePush(),
                new HulkCommand.PushTarget(Option.of("nowhere")),
                new HulkCommand.ReportRagePushTargets(
                        table.answer(new HulkQuestion.CharactersNearHulk(ragePush, state.team()))),
                new HulkCommand.Leap(true),
                new HulkCommand.Leap(false),
                new HulkCommand.UseStrongestOneThereIs(),
                new HulkCommand.DecidePuny(true),
                new HulkCommand.DecidePuny(false),
                HulkGames.rollAtHulk("H against H", true),
                new HulkCommand.ReportHulkCollision(2),
                new HulkCommand.SecureAbsorbers(table.answer(
                        new HulkQuestion.SecuredAbsorbers(state.setup().absorbers()))),
                new HulkCommand.SecureAbsorbers(Vector.of("nowhere")),
                new HulkCommand.UseSerums(table.answer(new HulkQuestion.CharactersNearSerum(state.subdued()))),
                new HulkCommand.UseSerums(Vector.of(HulkSetup.HULK)));
        Vector<FrameCommand> frame = Vector.of(
                new FrameCommand.BeginFirstRound(),
                new FrameCommand.Pass(Side.CRISIS_TEAM),
                new FrameCommand.Pass(Side.COSMIC_THREAT),
                new FrameCommand.ResolveEffect(HulkSetup.INNER_RAGE),
                new FrameCommand.ResolveEffect(HulkSetup.COLLECTIVE_RAGE),
                new FrameCommand.ResolveEffect(HulkSetup.ABSORBERS),
                new FrameCommand.ResolveEffect(HulkSetup.SERUMS),
                new FrameCommand.EndActivation(),
                new FrameCommand.EndTurn(),
                new FrameCommand.ScorePoints(Side.CRISIS_TEAM, 1));
        return commands.appendAll(frame.map(HulkGames::frame))
                .appendAll(Vector.of(HulkAttack.values()).flatMap(attack -> attacks(state, table, attack)));
    }

    /** Wreckage pays nothing at once, so that it does not matter who is near. */
    private static HulkCommand aura(HulkState state, AnswerSource table) {
        CrisisFace face = table.answer(new HulkQuestion.AuraFace());
        return new HulkCommand.RollAura(
                face,
                state.setup().aura().result(face) == AuraResult.WRECKAGE
                        ? Vector.empty()
                        : table.answer(new HulkQuestion.CharactersNearHulk(3, state.team())));
    }

    /** Frenzy alone adds dice, and to Physical attacks only. */
    private static HulkCommand attack(HulkState state, AnswerSource table, CombatantId character) {
        AttackType type = table.answer(new HulkQuestion.AttackKind(character));
        boolean counts = state.aura().contains(AuraResult.FRENZY) && type == AttackType.PHYSICAL;
        return new HulkCommand.AttackHulk(
                character,
                type,
                table.answer(new HulkQuestion.AttackStrength(character)),
                counts && table.answer(new HulkQuestion.IsAttackerNear(character)));
    }

    private static Vector<HulkCommand> attacks(HulkState state, AnswerSource table, HulkAttack attack) {
        AttackRange range = Rage.range(state.setup().card(), attack, state.rage());
        Vector<CombatantId> reached = table.answer(new HulkQuestion.AttackTargets(attack, range, state.team()));
        return Vector.of(reached, Vector.<CombatantId>empty(), Vector.of(HulkSetup.HULK))
                .map(targets -> new HulkCommand.DeclareAttack(attack, targets, 0));
    }

    /** Returns whether a thrower is near Hulk, which matters only while the aura pays for it. */
    private static boolean near(HulkState state, AnswerSource table, CombatantId character) {
        return state.aura().contains(AuraResult.WRECKAGE) && table.answer(new HulkQuestion.IsAttackerNear(character));
    }

    /** Where a push ends, as the question of the choice is answered. */
    private static Option<String> end(HulkState state, CombatantId character, PushCause cause) {
        return table(state)
                .answer(new HulkQuestion.PushDestination(
                        character,
                        cause,
                        state.setup().card().pushTool(cause),
                        state.isSubdued(character) ? state.setup().absorbers() : Vector.empty()));
    }

    private static Vector<HulkCommand> by(HulkState state, CombatantId character) {
        AnswerSource table = table(state);
        Vector<Terrain> throwable = state.setup().throwable(character).reject(state::isDestroyed);
        return Vector.<HulkCommand>of(
                        new HulkCommand.PushSubdued(character, end(state, character, PushCause.SUBDUED)),
                        new HulkCommand.PushAway(character, end(state, character, PushCause.RAGE)))
                .append(new HulkCommand.PushAway(character, Option.of("nowhere")))
                .append(attack(state, table, character))
                .appendAll(Option.when(throwable.nonEmpty(), () -> new HulkQuestion.ThrownTerrain(character, throwable))
                        .map(question -> new HulkCommand.ThrowTerrain(
                                character, table.answer(question), true, near(state, table, character))))
                .append(new HulkCommand.ThrowTerrain(character, CAR, false, false))
                .append(new HulkCommand.DestroyTerrain(character, CAR, true))
                .append(enter(character))
                .append(suffer(character))
                .append(heal(character))
                .append(HulkGames.activate(character))
                .append(HulkGames.frame(new FrameCommand.Advance(character)))
                .append(HulkGames.frame(new FrameCommand.GainCondition(HulkSetup.HULK, "Stun")));
    }

    @Override
    public Map<Named, Object> visible(HulkState state) {
        return SaidInWords.visible(state.frame());
    }

    @Override
    public boolean isOver(HulkState state) {
        return state.isOver();
    }

    @Override
    public void checkInvariants(HulkState state) {
        int starting = state.setup().difficulty().startingRage();
        int out = state.setup().team().members().size() - state.team().size();
        assertThat(state.frame().cosmicPoints()).isEqualTo(2 * out);
        assertThat(state.frame().crisisPoints()).isGreaterThanOrEqualTo(2 * (state.rage() - starting));
        assertThat(state.hulk().powerLimit()).isEqualTo(10 + state.rage());
        assertThat(state.hulk().health()).isEqualTo(Combatant.Health.HEALTHY);
        assertThat(state.subdued().forAll(state.team()::contains)).isTrue();
        for (CombatantId character : state.team()) {
            Combatant combatant = state.frame().combatant(character);
            // Full of damage if and only if Subdued; never Dazed, never Injured.
            assertThat(combatant.limit().contains(combatant.damage())).isEqualTo(state.isSubdued(character));
            assertThat(combatant.health()).isEqualTo(Combatant.Health.HEALTHY);
        }
        if (!state.isOver()) {
            assertThat(state.team().size()).isGreaterThanOrEqualTo(3);
            assertThat(state.frame().crisisPoints()).isLessThan(12);
            assertThat(state.frame().cosmicPoints()).isLessThan(12);
            assertThat(state.hulk().damage()).isLessThan(state.setup().card().stamina());
        }
    }
}
