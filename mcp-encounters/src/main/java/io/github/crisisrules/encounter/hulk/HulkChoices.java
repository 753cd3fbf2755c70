package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.RoundChoices;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.rulebook.HulkRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** Every command that carries the encounter on. Reports of other effects are accepted besides where none is awaited. */
public final class HulkChoices {
    private static final int AURA_RANGE = 3;

    private HulkChoices() {}

    /** What may be done in this state, given what is seen at the table; nothing once the encounter is over. */
    public static Vector<HulkCommand> of(HulkState state, HulkTable table) {
        if (state.isOver()) {
            return Vector.empty();
        }
        return state.awaits().map(head -> head.match(new Answers(state, table))).getOrElse(() -> free(state, table));
    }

    private static Vector<HulkCommand> free(HulkState state, HulkTable table) {
        Vector<HulkCommand> frame = RoundChoices.of(state.round()).map(command -> framed(state, table, command));
        return state.round()
                .active()
                .map(active -> active.equals(HulkSetup.HULK) ? hulk(state, table) : crisis(state, table, active))
                .getOrElse(Vector.empty())
                .appendAll(frame);
    }

    /** The two effects that need eyes are resolved by naming what is seen. */
    private static HulkCommand framed(HulkState state, HulkTable table, RoundCommand command) {
        if (command.equals(new RoundCommand.Resolve(HulkSetup.ABSORBERS))) {
            return new HulkCommand.SecureAbsorbers(table.secured(state));
        }
        return command.equals(new RoundCommand.Resolve(HulkSetup.SERUMS))
                ? new HulkCommand.UseSerums(table.nearSerum(state))
                : new HulkCommand.Frame(command);
    }

    private static Vector<HulkCommand> hulk(HulkState state, HulkTable table) {
        int power = state.hulk().power();
        HulkCard card = state.setup().card();
        Vector<HulkCommand> choices = Vector.of(HulkAttack.values())
                .filter(attack -> card.line(attack).cost() <= power)
                .flatMap(attack -> attacks(state, table, attack));
        if (!state.hasLeapt() && card.leapCost() <= power) {
            choices = choices.append(new HulkCommand.Leap(true));
        }
        return card.strongestCost().exists(cost -> cost <= power)
                ? choices.append(new HulkCommand.UseStrongest())
                : choices;
    }

    /** A single target is chosen among those reached; a beam or an area takes all of them. */
    private static Vector<HulkCommand> attacks(HulkState state, HulkTable table, HulkAttack attack) {
        AttackRange range = Rage.range(state.setup().card(), attack, state.rage());
        Vector<CombatantId> reached = table.reached(state, attack, range);
        Vector<Vector<CombatantId>> groups = range.shape() == AttackRange.Shape.SINGLE
                ? reached.map(Vector::of)
                : Vector.of(reached).filter(Vector::nonEmpty);
        return groups.map(targets -> new HulkCommand.DeclareAttack(attack, targets, 0));
    }

    @Rule(HulkRules.THROW)
    private static Vector<HulkCommand> crisis(HulkState state, HulkTable table, CombatantId active) {
        Vector<HulkCommand> attacks = Vector.ofAll(table.attacksOnHulk(state, active));
        int cost = state.setup().card().throwCost();
        return state.round().combatant(active).power() < cost
                ? attacks
                : attacks.appendAll(table.terrainNear(state, active)
                        .filter(terrain -> terrain.interactive()
                                && terrain.size() <= state.setup().size(active)
                                && !state.destroyed().contains(terrain.name()))
                        .map(terrain -> new HulkCommand.ThrowTerrain(active, terrain, true)));
    }

    /** The answers to what is awaited. */
    private static final class Answers implements Awaited.Cases<Vector<HulkCommand>> {
        private final HulkState state;
        private final HulkTable table;

        Answers(HulkState state, HulkTable table) {
            this.state = state;
            this.table = table;
        }

        @Override
        public Vector<HulkCommand> teamDeployment(Awaited.TeamDeployment awaited) {
            return Vector.of(new HulkCommand.DeployTeam(state.team()));
        }

        @Override
        public Vector<HulkCommand> hulkDeployment(Awaited.HulkDeployment awaited) {
            return Vector.of(new HulkCommand.DeployHulk(true));
        }

        @Override
        public Vector<HulkCommand> auraRoll(Awaited.AuraRoll awaited) {
            return Vector.of(new HulkCommand.RollAura(table.auraFace(), table.nearHulk(state, AURA_RANGE)));
        }

        @Override
        public Vector<HulkCommand> attackRoll(Awaited.AttackRoll awaited) {
            AttackType type = state.setup().card().line(awaited.attack()).type();
            return Vector.of(new HulkCommand.RollAttack(
                    table.hulkDice(awaited.dice(), awaited.rerolls()),
                    table.targetDice(state, awaited.target(), type)));
        }

        @Override
        public Vector<HulkCommand> aftermath(Awaited.Aftermath awaited) {
            return table.pushEnds(state, awaited.target())
                    .<HulkCommand>map(HulkCommand.PushTarget::new)
                    .append(new HulkCommand.DeclinePush());
        }

        @Override
        public Vector<HulkCommand> subduedPush(Awaited.SubduedPush awaited) {
            return table.pushEnds(state, awaited.character())
                    .map(into -> new HulkCommand.PushSubdued(awaited.character(), into));
        }

        @Override
        public Vector<HulkCommand> rageSighting(Awaited.RageSighting awaited) {
            int range = state.setup().card().ragePushRange();
            return Vector.of(new HulkCommand.SightRagePush(table.nearHulk(state, range)));
        }

        @Override
        public Vector<HulkCommand> ragePushes(Awaited.RagePushes awaited) {
            return awaited.remaining()
                    .flatMap(character ->
                            table.pushEnds(state, character).map(into -> new HulkCommand.PushAway(character, into)));
        }

        @Override
        public Vector<HulkCommand> punyAnswer(Awaited.PunyAnswer awaited) {
            Vector<HulkCommand> no = Vector.of(new HulkCommand.AnswerPuny(false));
            return state.hulk().power() >= state.setup().card().punyCost()
                    ? no.append(new HulkCommand.AnswerPuny(true))
                    : no;
        }

        @Override
        public Vector<HulkCommand> hulkDefence(Awaited.HulkDefence awaited) {
            return Vector.of(new HulkCommand.RollAtHulk(
                    table.attackerDice(state, awaited.attacker(), awaited.dice()),
                    table.hulkDefenceDice(state.setup().card().defence(awaited.type())),
                    table.pushesHulk()));
        }

        @Override
        public Vector<HulkCommand> hulkPush(Awaited.HulkPush awaited) {
            return Vector.empty();
        }

        @Override
        public Vector<HulkCommand> collision(Awaited.Collision awaited) {
            return Vector.empty();
        }
    }
}
