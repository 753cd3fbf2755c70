package io.github.crisisrules.encounter.hulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.DeciderSubject;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.transition.Decider;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.round.Step;
import io.github.crisisrules.encounter.simulation.ChanceHulkTable;
import io.github.crisisrules.encounter.simulation.HulkTableOdds;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Short games: three to eight characters of little stamina against a Hulk of little stamina, with reports in between. */
final class HulkSubject implements DeciderSubject<HulkState, HulkCommand, HulkEvent, HulkViolation> {
    private static final HulkTableOdds ODDS = new HulkTableOdds(60, 50, 40, 30, 50, 2);
    private static final int CANDIDATES = 12;
    private static final Terrain CAR = Terrain.interactive("terrain 1", 2);

    @Override
    public Decider<HulkState, HulkCommand, HulkEvent, HulkViolation> decider() {
        return new HulkEncounter();
    }

    @Override
    public HulkState start(Seed seed) {
        int characters = 3 + seed.split("characters").below(6);
        Vector<TeamMember> members =
                Vector.rangeClosed(1, characters).map(number -> TeamMember.of("C" + number, 4, 2 + number % 3, 3));
        HulkDifficulty difficulty = seed.split("difficulty").pick(Vector.of(HulkDifficulty.values()));
        HulkCard card = HulkCard.standIn()
                .withStamina(3 + seed.split("stamina").below(5))
                .withStrongestCost(Option.when(seed.split("strongest").below(2) == 0, 2));
        return HulkEncounter.prepare(HulkGames.setup(difficulty)
                        .withCard(card)
                        .withTeam(CrisisTeam.of(
                                HulkGames.squad("Ann", members.take(4)), HulkGames.squad("Ben", members.drop(4)))))
                .get();
    }

    /** What is seen depends on the state alone, so that a command is legal or not whenever it is asked. */
    private static ChanceHulkTable table(HulkState state) {
        Seed seed = Seed.ofWords(state.round().round() + "/" + state.round().step() + "/"
                + state.round().trackerTokens() + "/" + state.round().crisisPoints() + "/"
                + state.round().cosmicPoints() + "/" + state.hulk().power() + "/"
                + state.hulk().damage() + "/"
                + state.subdued().size() + "/" + state.awaiting().size() + "/"
                + state.team().map(id -> state.round().combatant(id).power()).sum());
        return new ChanceHulkTable(seed, ODDS);
    }

    @Override
    public Seq<HulkCommand> legal(HulkState state) {
        return HulkChoices.of(state, table(state)).appendAll(reports(state));
    }

    /** Other effects, and when they can happen. */
    private static Vector<HulkCommand> reports(HulkState state) {
        if (state.isOver() || state.awaits().isDefined() || state.round().step() == Step.SETUP) {
            return Vector.empty();
        }
        Vector<CombatantId> everybody = state.team().append(HulkSetup.HULK);
        Vector<HulkCommand> reports = everybody
                .<HulkCommand>map(HulkSubject::suffer)
                .appendAll(everybody.reject(state::isSubdued).map(HulkSubject::heal))
                .appendAll(state.subdued().map(HulkSubject::enter))
                .append(new HulkCommand.CollideHulk(2));
        return state.destroyed().contains(CAR.name())
                ? reports
                : reports.appendAll(everybody.map(by -> new HulkCommand.DestroyTerrain(by, CAR, true)));
    }

    private static HulkCommand suffer(CombatantId character) {
        return HulkGames.suffer(character, 2);
    }

    private static HulkCommand heal(CombatantId character) {
        return HulkGames.frame(new RoundCommand.Heal(character, 1));
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
        ChanceHulkTable table = table(state);
        Vector<CombatantId> near = table.nearHulk(state, 3);
        int ragePush = state.setup().card().ragePushRange();
        Vector<HulkCommand> commands = Vector.of(
                new HulkCommand.DeployTeam(state.team()),
                new HulkCommand.DeployHulk(true),
                new HulkCommand.DeployHulk(false),
                new HulkCommand.RollAura(table.auraFace(), near),
                new HulkCommand.RollAura(CrisisFace.HIT, Vector.of(HulkSetup.HULK)),
                new HulkCommand.RollAttack(HulkGames.dice("H"), HulkGames.dice("H")),
                new HulkCommand.DeclinePush(),
                new HulkCommand.PushTarget(Option.of("nowhere")),
                new HulkCommand.SightRagePush(table.nearHulk(state, ragePush)),
                new HulkCommand.Leap(true),
                new HulkCommand.Leap(false),
                new HulkCommand.UseStrongest(),
                new HulkCommand.AnswerPuny(true),
                new HulkCommand.AnswerPuny(false),
                new HulkCommand.RollAtHulk(HulkGames.dice("H"), HulkGames.dice("H"), true),
                new HulkCommand.CollideHulk(2),
                new HulkCommand.SecureAbsorbers(table.secured(state)),
                new HulkCommand.SecureAbsorbers(Vector.of("nowhere")),
                new HulkCommand.UseSerums(table.nearSerum(state)),
                new HulkCommand.UseSerums(Vector.of(HulkSetup.HULK)));
        Vector<RoundCommand> frame = Vector.of(
                new RoundCommand.Begin(),
                new RoundCommand.Pass(Side.CRISIS_TEAM),
                new RoundCommand.Pass(Side.COSMIC_THREAT),
                new RoundCommand.Resolve(HulkSetup.INNER_RAGE),
                new RoundCommand.Resolve(HulkSetup.COLLECTIVE_RAGE),
                new RoundCommand.Resolve(HulkSetup.ABSORBERS),
                new RoundCommand.Resolve(HulkSetup.SERUMS),
                new RoundCommand.EndActivation(),
                new RoundCommand.EndTurn(),
                new RoundCommand.Score(Side.CRISIS_TEAM, 1));
        return commands.appendAll(frame.map(HulkGames::frame))
                .appendAll(Vector.of(HulkAttack.values()).flatMap(attack -> attacks(state, table, attack)));
    }

    private static Vector<HulkCommand> attacks(HulkState state, ChanceHulkTable table, HulkAttack attack) {
        AttackRange range = Rage.range(state.setup().card(), attack, state.rage());
        Vector<CombatantId> reached = table.reached(state, attack, range);
        return Vector.of(reached, reached.take(0), Vector.of(HulkSetup.HULK))
                .map(targets -> new HulkCommand.DeclareAttack(attack, targets, 0));
    }

    private static Vector<HulkCommand> by(HulkState state, CombatantId character) {
        ChanceHulkTable table = table(state);
        Vector<Option<String>> ends = table.pushEnds(state, character);
        return ends.<HulkCommand>map(into -> new HulkCommand.PushSubdued(character, into))
                .appendAll(ends.map(into -> new HulkCommand.PushAway(character, into)))
                .append(new HulkCommand.PushAway(character, Option.of("nowhere")))
                .appendAll(table.attacksOnHulk(state, character))
                .appendAll(table.terrainNear(state, character)
                        .map(terrain -> new HulkCommand.ThrowTerrain(character, terrain, true)))
                .append(new HulkCommand.ThrowTerrain(character, CAR, false))
                .append(new HulkCommand.DestroyTerrain(character, CAR, true))
                .append(enter(character))
                .append(suffer(character))
                .append(heal(character))
                .append(HulkGames.activate(character))
                .append(HulkGames.frame(new RoundCommand.Advance(character)))
                .append(HulkGames.frame(new RoundCommand.GainCondition(HulkSetup.HULK, "Stun")));
    }

    @Override
    public boolean isOver(HulkState state) {
        return state.isOver();
    }

    @Override
    public void checkInvariants(HulkState state) {
        int starting = state.setup().difficulty().startingRage();
        int out = state.setup().team().members().size() - state.team().size();
        assertThat(state.round().cosmicPoints()).isEqualTo(2 * out);
        assertThat(state.round().crisisPoints()).isGreaterThanOrEqualTo(2 * (state.rage() - starting));
        assertThat(state.hulk().powerLimit()).isEqualTo(10 + state.rage());
        assertThat(state.hulk().health()).isEqualTo(Combatant.Health.HEALTHY);
        assertThat(state.subdued().forAll(state.team()::contains)).isTrue();
        for (CombatantId character : state.team()) {
            Combatant combatant = state.round().combatant(character);
            // Full of damage if and only if Subdued; never Dazed, never Injured.
            assertThat(combatant.limit().contains(combatant.damage())).isEqualTo(state.isSubdued(character));
            assertThat(combatant.health()).isEqualTo(Combatant.Health.HEALTHY);
        }
        if (!state.isOver()) {
            assertThat(state.team().size()).isGreaterThanOrEqualTo(3);
            assertThat(state.round().crisisPoints()).isLessThan(12);
            assertThat(state.round().cosmicPoints()).isLessThan(12);
            assertThat(state.hulk().damage()).isLessThan(state.setup().card().stamina());
        }
    }
}
